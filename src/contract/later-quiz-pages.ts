import { catalogue, type QuizName } from '#quiz/catalogue.ts';
import type { PagePath } from './paths.ts';

/** Where a quiz's visitors go after its result, in this order. Apart, so that first screens need not bring it. */
interface LaterQuizPages {
  /** Where the email page leads. */
  afterEmail: PagePath;
  /** Screen 34: the plan, or the offers on whose page the plan stands. */
  plan: PagePath;
  /** Where one can buy. */
  offers: PagePath;
}

export function laterQuizPages(name: QuizName): LaterQuizPages {
  const { pages } = catalogue[name];
  const way = Object.values(pages) as PagePath[];
  const afterEmail = way[way.indexOf(pages.email as PagePath) + 1]!;
  const offers = way.at(-1)!;
  return { afterEmail, plan: (pages['training-plan'] ?? pages['personal-plan'] ?? offers) as PagePath, offers };
}
