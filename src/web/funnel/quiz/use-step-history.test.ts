import { describe, expect, it } from 'vitest';
import { historyChange, stepOf } from './use-step-history.ts';

describe('the browser history', () => {
  it('a history entry that is not ours has no step', () => {
    expect(stepOf(null)).toBeNull();
    expect(stepOf({ other: 3 })).toBeNull();
    expect(stepOf({ quizScreen: 'x' })).toBeNull();
  });

  it('the history entry of the arrival gets the current screen', () => {
    expect(historyChange(null, 12)).toEqual({ replace: { quizScreen: 12 } });
  });

  it('each step forward adds a history entry that knows of the previous screen', () => {
    const change = historyChange({ screen: 12, hasStepBehind: false }, 13);
    expect(change).toEqual({ push: { quizScreen: 13, quizStepBehind: true } });
    expect(stepOf((change as { push: object }).push)).toEqual({ screen: 13, hasStepBehind: true });
  });

  it('the history stays as it is when the browser itself moved', () => {
    expect(historyChange({ screen: 11, hasStepBehind: true }, 11)).toBeNull();
  });

  it('a step back without an earlier history entry replaces the present one', () => {
    expect(historyChange({ screen: 12, hasStepBehind: false }, 11)).toEqual({ replace: { quizScreen: 11 } });
  });
});
