/** What one upload holds of the bytes that all may hold together. */
export interface Share {
  /** Takes more; false when there is no room, then nothing is taken. */
  take: (bytes: number) => boolean;
  /** Gives back all of it. */
  end: () => void;
}

/**
 * Bounds the memory of uploads that arrive at the same time: counts what has arrived, not what was announced, so that
 * nobody keeps the others out by promising much.
 */
export function createBytesInFlight(most: number): { open: () => Share } {
  let held = 0;
  return {
    open() {
      let own = 0;
      return {
        take(bytes) {
          if (held + bytes > most) return false;
          held += bytes;
          own += bytes;
          return true;
        },
        end() {
          held -= own;
          own = 0;
        },
      };
    },
  };
}
