/** Plays the tunes of the table: silent until somebody has said that they want to hear them. */
import { TUNES, type Note, type Tune } from "./tunes";

const KEPT = "kastellan-sound";
const VOLUME = "kastellan-volume";
const USUAL = 0.5;

class Sound {
  #on = $state(read(KEPT) === "on");
  #asked = $state(read(KEPT) !== null);
  #volume = $state(volumeOf(read(VOLUME)));
  #context: AudioContext | null = null;

  get on(): boolean {
    return this.#on;
  }

  /** Somebody has answered whether they want sounds. */
  get asked(): boolean {
    return this.#asked;
  }

  get volume(): number {
    return this.#volume;
  }

  set(on: boolean): void {
    this.#on = on;
    this.#asked = true;
    keep(KEPT, on ? "on" : "off");
    this.play("bell");
  }

  setVolume(volume: number): void {
    this.#volume = volumeOf(String(volume));
    keep(VOLUME, String(this.#volume));
    this.play("knock");
  }

  play(tune: Tune): void {
    if (!this.#on || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    for (const note of TUNES[tune]) sing(this.#context, note, this.#volume);
  }
}

function sing(context: AudioContext, note: Note, volume: number): void {
  const start = context.currentTime + note.at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, note.loud * volume * 0.4), start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
  const source = note.wave === "noise" ? hiss(context, note) : tone(context, note, note.wave, start);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + note.lasts + 0.05);
}

function tone(context: AudioContext, note: Note, wave: OscillatorType, start: number): AudioScheduledSourceNode {
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(note.pitch, start);
  if (note.to) oscillator.frequency.exponentialRampToValueAtTime(note.to, start + note.lasts);
  return oscillator;
}

/** Noise around a pitch: a click, a card, a crystal. */
function hiss(context: AudioContext, note: Note): AudioScheduledSourceNode {
  const length = Math.ceil(context.sampleRate * note.lasts);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  const turn = (2 * Math.PI * note.pitch) / context.sampleRate;
  for (let at = 0; at < length; at++) samples[at] = (Math.random() * 2 - 1) * Math.cos(turn * at);
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

function volumeOf(text: string | null): number {
  const volume = text === null ? USUAL : Number(text);
  return Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : USUAL;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // lasts as long as the page
  }
}

export const sound = new Sound();
