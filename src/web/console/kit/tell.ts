import { create } from 'zustand';

export type TellingKind = 'done' | 'waiting' | 'refused';

export interface Telling {
  id: number;
  kind: TellingKind;
  /** What happened, as a sentence. */
  what: string;
  /** What follows from it. */
  more?: string;
  /** The provider's own word, such as `adjustment_not_allowed`. */
  code?: string;
}

/** What the operator is told, the latest last. */
export const useTellings = create<{ tellings: readonly Telling[] }>(() => ({ tellings: [] }));

let lastId = 0;

/** Tells the operator what became of an act. A refusal stays until it is closed by hand. */
export function tell(kind: TellingKind, what: string, rest: Pick<Telling, 'more' | 'code'> = {}): void {
  lastId += 1;
  const telling = { id: lastId, kind, what, ...rest };
  useTellings.setState(({ tellings }) => ({ tellings: [...tellings.filter((one) => one.what !== what), telling] }));
}

export function closeTelling(id: number): void {
  useTellings.setState(({ tellings }) => ({ tellings: tellings.filter((one) => one.id !== id) }));
}
