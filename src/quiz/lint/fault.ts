/** What a quiz must not be shown with, and what to do about it. */
export interface Fault {
  /** The place in the quiz: fields, and the ids of screens and answers; empty for all of it. */
  path: readonly string[];
  says: string;
  hint: string;
}

/** The same faults within a part of the quiz. */
export const within = (path: readonly string[], faults: readonly Fault[]): Fault[] =>
  faults.map((fault) => ({ ...fault, path: [...path, ...fault.path] }));
