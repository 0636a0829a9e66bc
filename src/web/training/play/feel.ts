import { createContext } from 'react';

/** What the person hears and feels; both are off until they are switched on. */
export interface Feel {
  /** A soft tone. */
  tone(hertz: number, durationMs?: number): void;
  /** A short pulse, where the device can. */
  pulse(durationMs?: number): void;
}

const pulseMs = 8;
const toneMs = 160;
const loudness = 0.12;

export const FeelContext = createContext<Feel>({ tone: () => {}, pulse: () => {} });

let audio: AudioContext | null = null;

/** Feedback as the settings permit it. The audio starts with the first tone, which follows a press. */
export function createFeel({ sound, vibration }: { sound: boolean; vibration: boolean }): Feel {
  return {
    tone(hertz, durationMs = toneMs) {
      if (!sound || typeof AudioContext === 'undefined') return;
      audio ??= new AudioContext();
      // Phones suspend it when the page is left.
      if (audio.state !== 'running') void audio.resume();
      const from = audio.currentTime;
      const until = from + durationMs / 1000;
      const oscillator = new OscillatorNode(audio, { type: 'sine', frequency: hertz });
      const gain = new GainNode(audio, { gain: 0 });
      gain.gain.setValueAtTime(0, from);
      gain.gain.linearRampToValueAtTime(loudness, from + 0.015);
      gain.gain.linearRampToValueAtTime(0, until);
      oscillator.connect(gain).connect(audio.destination);
      oscillator.start(from);
      oscillator.stop(until);
    },
    pulse(durationMs = pulseMs) {
      if (vibration) navigator.vibrate?.(durationMs);
    },
  };
}
