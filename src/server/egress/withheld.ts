import type { Config } from '../config';

const always = 'quiz, cohort, score and level, start pages, campaigns, addresses of pages';

/**
 * What the operator is told at the start when events go to somebody else, or tell less than they could; null when all of
 * them stay here whole. `src/contract/egress.ts` is what holds to it.
 */
export function withheldWords({ zone, detail }: Pick<Config['analytics'], 'zone' | 'detail'>): string | null {
  if (zone === 'own' && detail === 'full') return null;
  const where = zone === 'own' ? 'stay on this server' : `go to Amplitude (${zone})`;
  const report = zone === 'own' ? 'The report tells no quizzes apart.' : 'The report here stays empty.';
  const screens = detail === 'screens' ? 'Screens are told by their number alone.' : '';
  const withheld = detail === 'screens' ? always : `every screen of a quiz, plan and offers, ${always}`;
  return [`Events ${where}.`, screens, `Withheld: ${withheld}.`, report].filter(Boolean).join(' ');
}
