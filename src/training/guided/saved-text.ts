/** A text of the person's own, as this device keeps it. */
export interface SavedText {
  id: string;
  /** Epoch ms. */
  at: number;
  text: string;
  detail: Readonly<Record<string, string | number | boolean>>;
}

/** An earlier time that an exercise was finished: when, and the numbers and word ids that were kept. */
export interface EarlierTime {
  /** Epoch ms. */
  at: number;
  numbers: Readonly<Record<string, number>>;
  words: readonly string[];
}

/** Without the answers that were skipped, which are null. */
export function answered(numbers: Readonly<Record<string, number | null>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(numbers).filter(
      (entry): entry is [string, number] => entry[1] !== null && Number.isFinite(entry[1]),
    ),
  );
}
