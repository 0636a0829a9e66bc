/** What one upload holds of the bytes that all may hold together. */
export interface Share {
  /** Takes more; false when there is no room, then nothing is taken. */
  take: (bytes: number) => boolean;
  /** Holds so many from now on instead of those before; false when there is no room, then it holds none. */
  change: (bytes: number) => boolean;
  /** Gives back all of it. */
  end: () => void;
}

export interface BytesInFlight {
  /** @param network whose upload it is */
  open: (network: string) => Share;
}

export interface Room {
  /** What all uploads may hold together. */
  most: number;
  /** What those of one network may, so that it takes several to keep the others out. */
  mostOfNetwork: number;
  /** An upload of so many bytes at most is small, */
  small: number;
  /** and this much is kept for small ones: large uploads never shut them out. */
  keptForSmall: number;
}

/**
 * Bounds the memory of uploads that arrive at the same time: counts what has arrived, not what was announced, so that
 * nobody keeps the others out by promising much.
 */
export function createBytesInFlight({ most, mostOfNetwork, small, keptForSmall }: Room): BytesInFlight {
  let held = 0;
  const heldBy = new Map<string, number>();

  function open(network: string): Share {
    let own = 0;
    function add(bytes: number) {
      held += bytes;
      own += bytes;
      const ofNetwork = (heldBy.get(network) ?? 0) + bytes;
      if (ofNetwork === 0) heldBy.delete(network);
      else heldBy.set(network, ofNetwork);
    }
    function take(bytes: number) {
      const room = own + bytes <= small ? most : most - keptForSmall;
      if (held + bytes > room || (heldBy.get(network) ?? 0) + bytes > mostOfNetwork) return false;
      add(bytes);
      return true;
    }
    const end = () => add(-own);
    const change = (bytes: number) => {
      end();
      return take(bytes);
    };
    return { take, change, end };
  }
  return { open };
}
