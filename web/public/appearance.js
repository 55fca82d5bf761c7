try {
  const chosen = localStorage.getItem("kastellan-appearance");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.appearance = chosen;
} catch {
  // without storage the system's choice stands
}
