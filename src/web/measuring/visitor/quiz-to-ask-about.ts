import { type QuizName, quizNames } from '#quiz/catalogue.ts';

/** The facts about a visitor who opens a page of a quiz. */
export interface QuizArrival {
  /** The quiz whose page they open. */
  opened: QuizName;
  /** The quiz of their cohort; null before one is drawn. */
  own: QuizName | null;
  /** The address has a click id or a campaign. */
  isByAdvertisement: boolean;
  /** Whether a quiz is begun and not finished in this browser. */
  isInMiddle: (quiz: QuizName) => boolean;
}

/**
 * Which quiz a visitor walks (§ 4, requireCohort). Who comes by an advertisement's address, opens their own quiz, or is
 * in the middle of no other one, walks the quiz they open; anybody else is asked. Nothing is lost either way.
 * @returns the other quiz that they may go on with; null when they walk the opened one
 */
export function quizToAskAbout({ opened, own, isByAdvertisement, isInMiddle }: QuizArrival): QuizName | null {
  if (isByAdvertisement || opened === own) return null;
  const others = [...(own === null ? [] : [own]), ...quizNames].filter((quiz) => quiz !== opened);
  return others.find(isInMiddle) ?? null;
}
