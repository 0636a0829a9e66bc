/** What of the wind is heard at a height of the horizon. */
export interface WindSound {
  /** The middle of the band of noise. */
  hertz: number;
  /** Of noise between −1 and 1; at its loudest about −30 LUFS, below the −24 that are the most (delight.md § 11). */
  gain: number;
}

const low: WindSound = { hertz: 240, gain: 0.03 };
const high: WindSound = { hertz: 900, gain: 0.16 };

/**
 * The wind that follows a breath: higher and fuller while it comes in, lower and softer while it goes out. In equal
 * steps for the ear, which hears ratios.
 * @param height of the horizon, 0 to 1
 */
export function windAt(height: number): WindSound {
  const share = Math.min(1, Math.max(0, height));
  const between = (from: number, to: number) => from * (to / from) ** share;
  return { hertz: between(low.hertz, high.hertz), gain: between(low.gain, high.gain) };
}
