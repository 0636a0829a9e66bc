/** The bytes in memory that one upload holds, within the limits for all uploads. */
export interface Share {
  /** Reserves more bytes. Returns false, and reserves none, when there is no room. */
  take: (bytes: number) => boolean;
  /** Reserves this many bytes instead of those before. Returns false, and holds none, when there is no room. */
  change: (bytes: number) => boolean;
  /** Releases all bytes. */
  end: () => void;
}

export interface BytesInFlight {
  /** @param network the sender's */
  open: (network: string) => Share;
}

export interface MemoryLimits {
  /** Bytes that all uploads may hold together. */
  most: number;
  /** Bytes that the uploads of one network may hold together, so that it cannot block all others. */
  mostOfNetwork: number;
  /** An upload of at most this many bytes is small. */
  small: number;
  /** Bytes reserved for small uploads, so that large ones cannot block them. */
  reservedForSmall: number;
}

/**
 * Limits the memory for concurrent uploads. Counts the bytes received, not the Content-Length, so that nobody can block
 * others by announcing a large body.
 */
export function createBytesInFlight({ most, mostOfNetwork, small, reservedForSmall }: MemoryLimits): BytesInFlight {
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
      const limit = own + bytes <= small ? most : most - reservedForSmall;
      if (held + bytes > limit || (heldBy.get(network) ?? 0) + bytes > mostOfNetwork) return false;
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
