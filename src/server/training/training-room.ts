import type { SentEntry } from './entry-schemas.ts';

/** The room that an account's entries use. Bytes are of JSON, as it was sent. */
export interface UsedRoom {
  entries: number;
  bytes: number;
  /** Bytes of the entries that arrived after access had last ended. */
  lateBytes: number;
}

/**
 * The most room of an account: ten years and more of daily training, of which a year has about 1,100 entries and 3 MB
 * (training.md § 5.1). Entries that arrive after the end were waiting on a device: a year of them at most.
 */
export const mostRoom: UsedRoom = { entries: 20_000, bytes: 64_000_000, lateBytes: 4_000_000 };

export const bytesOfEntry = (entry: SentEntry): number => Buffer.byteLength(JSON.stringify(entry));

/**
 * The new entries that still have room, in their order, and the room used with them.
 * @param hasEnded whether access has ended
 */
export function takeRoom(
  entries: readonly SentEntry[],
  used: UsedRoom,
  { hasEnded, most = mostRoom }: { hasEnded: boolean; most?: UsedRoom },
): { taken: SentEntry[]; used: UsedRoom } {
  const taken: SentEntry[] = [];
  // With access the late bytes begin at 0 again, for the next end of access.
  let now = hasEnded ? used : { ...used, lateBytes: 0 };
  for (const entry of entries) {
    const bytes = bytesOfEntry(entry);
    const next = {
      entries: now.entries + 1,
      bytes: now.bytes + bytes,
      lateBytes: now.lateBytes + (hasEnded ? bytes : 0),
    };
    if (next.entries > most.entries || next.bytes > most.bytes || next.lateBytes > most.lateBytes) continue;
    taken.push(entry);
    now = next;
  }
  return { taken, used: now };
}
