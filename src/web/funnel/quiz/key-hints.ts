interface KeyHint {
  keys: readonly string[];
  does: string;
}

const back: KeyHint = { keys: ['Left'], does: 'go back' };
const enter: KeyHint = { keys: ['Enter'], does: 'continue' };

/**
 * The keys that work on a question.
 * @param continues whether it has a Continue button
 */
export function questionHints(optionCount: number, continues: boolean): KeyHint[] {
  const last = Math.min(optionCount, 9);
  const numbers = last <= 3 ? ['1', '2', '3'].slice(0, last) : ['1', '…', String(last)];
  return [{ keys: numbers, does: 'answer' }, ...(continues ? [enter] : []), back];
}

/** The keys that work on a screen without a question. */
export const continueHints: readonly KeyHint[] = [enter, back];
