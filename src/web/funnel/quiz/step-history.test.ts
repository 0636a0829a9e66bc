import { describe, expect, it } from 'vitest';
import { historyChange, stepOf } from './step-history.ts';

describe('the browser history', () => {
  it('knows nothing of entries that are not ours', () => {
    expect(stepOf(null)).toBeNull();
    expect(stepOf({ other: 3 })).toBeNull();
    expect(stepOf({ quizScreen: 'x' })).toBeNull();
  });

  it('names the entry the visitor arrived with', () => {
    expect(historyChange(null, 12)).toEqual({ replace: { quizScreen: 12 } });
  });

  it('gets an entry for each step forward, which knows that the screen before is behind it', () => {
    const change = historyChange({ screen: 12, hasStepBehind: false }, 13);
    expect(change).toEqual({ push: { quizScreen: 13, quizStepBehind: true } });
    expect(stepOf((change as { push: object }).push)).toEqual({ screen: 13, hasStepBehind: true });
  });

  it('stays as it is when the browser itself moved', () => {
    expect(historyChange({ screen: 11, hasStepBehind: true }, 11)).toBeNull();
  });

  it('renames its entry when the visitor goes back where the browser has nothing behind', () => {
    expect(historyChange({ screen: 12, hasStepBehind: false }, 11)).toEqual({ replace: { quizScreen: 11 } });
  });
});
