import { describe, expect, it } from 'vitest';
import { withheldWords } from './withheld';

const always = 'quiz, cohort, score and level, start pages, campaigns, addresses of pages';

describe('what is withheld', () => {
  it('is nothing where events stay here whole', () => {
    expect(withheldWords({ zone: 'own', detail: 'full' })).toBeNull();
  });

  it.each([
    [
      'us',
      'full',
      `Events go to Amplitude (us). Withheld: every screen of a quiz, plan and offers, ${always}. The report here stays empty.`,
    ],
    [
      'eu',
      'screens',
      `Events go to Amplitude (eu). Screens are told by their number alone. Withheld: ${always}. The report here stays empty.`,
    ],
    [
      'own',
      'screens',
      `Events stay on this server. Screens are told by their number alone. Withheld: ${always}. The report tells no quizzes apart.`,
    ],
  ] as const)('is told in words in the zone %s with the detail %s', (zone, detail, words) => {
    expect(withheldWords({ zone, detail })).toBe(words);
  });
});
