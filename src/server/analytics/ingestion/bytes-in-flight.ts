/** The bytes that one upload holds of those that all uploads may hold together. */
export interface Share {
  /** Takes more; false, and nothing is taken, when there is no room. */
  take: (bytes: number) => boolean;
  /** Holds this many bytes instead of those before; false when there is no room, and then it holds none. */
  change: (bytes: number) => boolean;
  /** Gives all bytes back. */
  end: () => void;
}

export interface BytesInFlight {
  /** @param network of the sender */
  open: (network: string) => Share;
}

export interface Room {
  /** Bytes that all uploads may hold together. */
  most: number;
  /** Bytes that the uploads of one network may hold, so that one network cannot keep the others out. */
  mostOfNetwork: number;
  /** An upload of at most this many bytes is small. */
  small: number;
  /** Bytes kept for small uploads, so that large ones never shut them out. */
  keptForSmall: number;
}

/**
 * Bounds the memory of uploads that arrive at the same time. Counts what has arrived, not what was announced, so that
 * nobody keeps the others out by announcing much.
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
