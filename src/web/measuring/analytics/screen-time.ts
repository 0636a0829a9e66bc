let heldMs = 0;
let heldAt: number | null = null;

/** Epoch ms without the time in which something else lay over the screen, for how long a screen was shown. */
export const screenNow = (): number => (heldAt ?? Date.now()) - heldMs;

/**
 * Stops the time of the screen below.
 * @returns lets it go on
 */
export function holdScreenTime(): () => void {
  const since = Date.now();
  heldAt = since;
  return () => {
    heldMs += Date.now() - since;
    heldAt = null;
  };
}
