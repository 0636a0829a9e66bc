import type { Config } from '#server/platform/settings/config.ts';

const always = 'quiz, cohort, score and level, start pages, campaigns, addresses of pages';

/**
 * The operator's notice at the start when events go to a third party or lack properties; null when all are stored here
 * in full. `src/contract/egress.ts` withholds what this notice names.
 */
export function withheldNotice({ zone, detail }: Pick<Config['analytics'], 'zone' | 'detail'>): string | null {
  if (zone === 'own' && detail === 'full') return null;
  const where = zone === 'own' ? 'stay on this server' : `go to Amplitude (${zone})`;
  const report = zone === 'own' ? 'The report tells no quizzes apart.' : 'The report here stays empty.';
  const screens = detail === 'screens' ? 'Screens are told by their number alone.' : '';
  const withheld = detail === 'screens' ? always : `every screen of a quiz, plan and offers, ${always}`;
  return [`Events ${where}.`, screens, `Withheld: ${withheld}.`, report].filter(Boolean).join(' ');
}
