/** One soft sound when it is my turn: optional, off until somebody asks for it. */

const KEPT = "kastellan-sound";
const NOTES = [523.25, 659.25];

class Sound {
  #on = $state(read());
  #context: AudioContext | null = null;

  get on(): boolean {
    return this.#on;
  }

  set(on: boolean): void {
    this.#on = on;
    try {
      localStorage.setItem(KEPT, on ? "on" : "off");
    } catch {
      // lasts as long as the page
    }
    if (on) this.chime();
  }

  chime(): void {
    if (!this.#on || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    NOTES.forEach((pitch, at) => {
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      const start = context.currentTime + at * 0.14;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    });
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEPT) === "on";
  } catch {
    return false;
  }
}

export const sound = new Sound();
