import { windAt } from '#training/engines/breath/breath-wind.ts';

/** Time constants in seconds: of a fade (80 ms in all), and of following the breath without a step. */
const fadeS = 0.08;
const followS = 0.06;
const noiseS = 4;

export interface Wind {
  /** Called in every frame. */
  follow(height: number): void;
  /** Fades out and frees the device's audio. */
  stop(): void;
}

/** Wind, made of noise on this device: nothing is fetched. Null where the browser has no audio. */
export function startWind(): Wind | null {
  if (typeof AudioContext === 'undefined') return null;
  const audio = new AudioContext();
  const noise = new AudioBufferSourceNode(audio, { buffer: noiseIn(audio), loop: true });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', Q: 0.9 });
  const level = new GainNode(audio, { gain: 0 });
  noise.connect(band).connect(level).connect(audio.destination);
  noise.start();
  return {
    follow(height) {
      const { hertz, gain } = windAt(height);
      band.frequency.setTargetAtTime(hertz, audio.currentTime, followS);
      level.gain.setTargetAtTime(gain, audio.currentTime, followS);
    },
    stop() {
      const now = audio.currentTime;
      level.gain.cancelScheduledValues(now);
      level.gain.setTargetAtTime(0, now, fadeS / 4);
      noise.onended = () => void audio.close();
      noise.stop(now + fadeS);
    },
  };
}

function noiseIn(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * noiseS, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
