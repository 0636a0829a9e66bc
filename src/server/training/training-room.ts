import type { SentEntry } from './entry-schemas.ts';

/** What an account keeps already. Bytes are of JSON, as it was sent. */
export interface UsedRoom {
  entries: number;
  bytes: number;
  /** Of what came after access had ended, since it ended last. */
  lateBytes: number;
}

/**
 * The most that an account keeps: ten years and more of daily training, of which a year has about 1,100 entries and 3 MB
 * (training.md § 5.1). What comes after the end is what a device had not sent yet: a year of it at most.
 */
export const mostRoom: UsedRoom = { entries: 20_000, bytes: 64_000_000, lateBytes: 4_000_000 };

export const bytesOfEntry = (entry: SentEntry): number => Buffer.byteLength(JSON.stringify(entry));

/**
 * Which of these new entries still have room, the first ones first, and what is used then.
 * @param hasEnded whether access has ended
 */
export function takeRoom(
  entries: readonly SentEntry[],
  used: UsedRoom,
  { hasEnded, most = mostRoom }: { hasEnded: boolean; most?: UsedRoom },
): { taken: SentEntry[]; used: UsedRoom } {
  const taken: SentEntry[] = [];
  // Whoever has access again begins anew with what may come after its next end.
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
