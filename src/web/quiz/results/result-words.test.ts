import { describe, expect, it } from 'vitest';
import { helpPlace, resultTitle } from './result-words';

describe('the heading of a result', () => {
  it('is the quiz’s own where no name was given', () =>
    expect(resultTitle('Your focus profile', '')).toBe('Your focus profile'));
  it('begins with the first name', () =>
    expect(resultTitle('Your focus profile', 'Maya')).toBe('Maya, your focus profile'));
});

describe('help lines', () => {
  it.each(['low', 'middle', 'high'] as const)('stand on a mental-health result that is %s', (level) =>
    expect(helpPlace('mental-health', level)).not.toBe('none'),
  );
  it('come first for who is at risk', () => expect(helpPlace('mental-health', 'low')).toBe('first'));
  it('are not part of a result about attention', () => expect(helpPlace('quiz-one', 'high')).toBe('none'));
});
