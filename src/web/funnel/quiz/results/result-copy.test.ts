import { describe, expect, it } from 'vitest';
import { helpPlace, resultTitle } from './result-copy.ts';

describe('the heading of a result', () => {
  it('the heading of a result is the quiz’s own without a name', () =>
    expect(resultTitle('Your focus profile', '')).toBe('Your focus profile'));
  it('the heading of a result begins with the first name', () =>
    expect(resultTitle('Your focus profile', 'Maya')).toBe('Maya, your focus profile'));
});

describe('help lines', () => {
  it.each(['low', 'middle', 'high'] as const)('help lines are on a result that is %s, if the quiz has them', (level) =>
    expect(helpPlace({ hasHelpLines: true }, level)).not.toBe('none'),
  );
  it('help lines come first for a visitor at risk', () =>
    expect(helpPlace({ hasHelpLines: true }, 'low')).toBe('first'));
  it('help lines are not part of the results of other quizzes', () =>
    expect(helpPlace({ hasHelpLines: false }, 'high')).toBe('none'));
});
