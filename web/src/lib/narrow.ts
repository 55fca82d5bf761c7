/** Return whether the page has the form of a screen up to this wide, and tells of it; letters count as in styles. */
export const upTo = (pixels: number): MediaQueryList => matchMedia(`(max-width: ${pixels / 16}em)`);
