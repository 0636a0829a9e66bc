import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { paths, type SitePath } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import { type QuizName, quizNames } from '#quiz/catalogue.ts';
import type { QuizStage } from '#web/measuring/visitor/quiz-progress.ts';

/** The facts about a visitor of Home. */
export interface HomeVisitor {
  /** Signed in with a running subscription. */
  isMember: boolean;
  /** The quiz of their cohort. */
  own: QuizName;
  stageIn: (quiz: QuizName) => QuizStage;
}

/** A link, and the text of Home that it says. */
export interface WayIn {
  href: SitePath;
  text: 'start' | 'go-on' | 'plan' | 'today';
  /** The quiz that it continues. */
  continues?: QuizName;
}

/** The link for everybody; the page at its path redirects each visitor to their own. */
export const anybodysWayIn: WayIn = { href: paths.begin, text: 'start' };

/**
 * The target of Home's button: today's training for a member, the visitor's own quiz for a returning visitor, and its
 * start for others.
 */
export function wayIn({ isMember, own, stageIn }: HomeVisitor): WayIn {
  if (isMember) return { href: paths.train, text: 'today' };
  const quiz = quizToContinue(own, stageIn);
  const stage = stageIn(quiz);
  if (stage === 'passed') return { href: nextQuizPages(quiz).plan, text: 'plan' };
  if (stage === 'middle') {
    return { href: quizPages[quiz].screens, text: 'go-on', continues: quiz };
  }
  return { href: quizPages[quiz].start, text: 'start' };
}

/** The visitor's own quiz once it is begun; before that, one they are in the middle of, so that it is not lost. */
function quizToContinue(own: QuizName, stageIn: HomeVisitor['stageIn']): QuizName {
  if (stageIn(own) !== 'none') return own;
  return quizNames.find((quiz) => stageIn(quiz) === 'middle') ?? own;
}
