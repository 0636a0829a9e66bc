import { describe, expect, it } from 'vitest';
import { eventWords, timesWords } from './element-words';

describe('the words for a count', () => {
  it.each([
    [0, 0, 'none'],
    [1, 1, '1 by 1 person'],
    [7, 1, '7 by 1 person'],
    [1204, 830, '1,204 by 830 people'],
  ])('%d times, %d people: %s', (times, people, words) => {
    expect(timesWords({ times, people })).toBe(words);
  });
});

describe('the words for an event', () => {
  it('are its name and what its properties are', () => {
    expect(eventWords({ name: 'popup_click', properties: { popup: 'privacy', choice: 'accept' } })).toBe(
      'popup_click, popup privacy, choice accept',
    );
    expect(eventWords({ name: 'logo_click', properties: {} })).toBe('logo_click');
  });
});
