const pulseMs = 8;
const toneMs = 160;
const loudness = 0.12;

let audio: AudioContext | null = null;
let permitted = { sound: false, vibration: false };

/** Permits sound and vibration for the exercise in play; both are off until they are switched on. */
export function permitFeel(switches: typeof permitted): void {
  permitted = switches;
}

/** Sound and vibration, as permitted by the settings. */
export const feel = {
  /** A plucked string: at once there, and fading. The first one starts the audio, after a press as browsers require. */
  tone(hertz: number, durationMs = toneMs): void {
    if (!permitted.sound || typeof AudioContext === 'undefined') return;
    audio ??= new AudioContext();
    // Phones suspend the audio when the page is left.
    if (audio.state !== 'running') void audio.resume();
    const from = audio.currentTime;
    const until = from + durationMs / 1000;
    const oscillator = new OscillatorNode(audio, { type: 'triangle', frequency: hertz });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(loudness, from + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.001, until);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(from);
    oscillator.stop(until);
  },
  /** A short pulse, on devices that can vibrate. */
  pulse(durationMs = pulseMs): void {
    if (permitted.vibration) navigator.vibrate?.(durationMs);
  },
};
