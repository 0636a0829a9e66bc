/** A text of the person's own, as stored on this device. */
export interface SavedText {
  id: string;
  /** Epoch ms. */
  at: number;
  text: string;
  detail: Readonly<Record<string, string | number | boolean>>;
}

/** An earlier completion of an exercise: its time, and its stored numbers and word ids. */
export interface EarlierTime {
  /** Epoch ms. */
  at: number;
  numbers: Readonly<Record<string, number>>;
  words: readonly string[];
}

/** The numbers without skipped answers, which are null. */
export function answered(numbers: Readonly<Record<string, number | null>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(numbers).filter(
      (entry): entry is [string, number] => entry[1] !== null && Number.isFinite(entry[1]),
    ),
  );
}
