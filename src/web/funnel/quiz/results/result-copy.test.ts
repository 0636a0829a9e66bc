import { describe, expect, it } from 'vitest';
import { helpPlace, resultTitle } from './result-copy.ts';

describe('the heading of a result', () => {
  it('is the quiz’s own where no name was given', () =>
    expect(resultTitle('Your focus profile', '')).toBe('Your focus profile'));
  it('begins with the first name', () =>
    expect(resultTitle('Your focus profile', 'Maya')).toBe('Maya, your focus profile'));
});

describe('help lines', () => {
  it.each(['low', 'middle', 'high'] as const)('stand on a result that is %s, where a quiz has them', (level) =>
    expect(helpPlace({ hasHelpLines: true }, level)).not.toBe('none'),
  );
  it('come first for who is at risk', () => expect(helpPlace({ hasHelpLines: true }, 'low')).toBe('first'));
  it('are not part of the results of other quizzes', () =>
    expect(helpPlace({ hasHelpLines: false }, 'high')).toBe('none'));
});
