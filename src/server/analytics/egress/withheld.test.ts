import { describe, expect, it } from 'vitest';
import { withheldNotice } from './withheld.ts';

const always = 'quiz, cohort, score and level, start pages, campaigns, addresses of pages';

describe('the notice of what is withheld', () => {
  it('there is no notice of withheld data where events are stored here in full', () => {
    expect(withheldNotice({ zone: 'own', detail: 'full' })).toBeNull();
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
  ] as const)('the notice names the data withheld in the zone %s with the detail %s', (zone, detail, notice) => {
    expect(withheldNotice({ zone, detail })).toBe(notice);
  });
});
