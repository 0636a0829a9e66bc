import { catalogue, type QuizName } from '#quiz/catalogue.ts';
import type { SitePath } from './paths.ts';

/** The pages after a quiz's result, in order. Not in `quiz-pages.ts`, so that first screens do not load them. */
interface NextQuizPages {
  /** The page after the email page. */
  afterEmail: SitePath;
  /** Screen 34: the plan's page, or the offers' page where that one shows the plan. */
  plan: SitePath;
  /** The last page, on which one can buy. */
  offers: SitePath;
}

export function nextQuizPages(name: QuizName): NextQuizPages {
  const { pages } = catalogue[name];
  const inOrder = Object.values(pages) as SitePath[];
  const afterEmail = inOrder[inOrder.indexOf(pages.email as SitePath) + 1]!;
  const offers = inOrder.at(-1)!;
  return { afterEmail, plan: (pages['training-plan'] ?? pages['personal-plan'] ?? offers) as SitePath, offers };
}
