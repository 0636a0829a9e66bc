import { type QuizName, quizNames } from '#quiz/catalogue.ts';

/**
 * Which quiz a visitor walks (§ 4, requireCohort). Who comes by an advertisement's address, opens their own quiz, or is
 * in the middle of no other one, walks the quiz they open; anybody else is asked. Nothing is lost either way.
 * @param opened the quiz whose page they open
 * @param own the quiz of their cohort; null before one is drawn
 * @param isByAdvertisement the address has a click id or a campaign
 * @param isInMiddle whether a quiz is begun and not finished in this browser
 * @returns the other quiz that they may go on with; null when they walk the opened one
 */
export function quizToAskAbout(
  opened: QuizName,
  own: QuizName | null,
  isByAdvertisement: boolean,
  isInMiddle: (quiz: QuizName) => boolean,
): QuizName | null {
  if (isByAdvertisement || opened === own) return null;
  const others = [...(own === null ? [] : [own]), ...quizNames].filter((quiz) => quiz !== opened);
  return others.find(isInMiddle) ?? null;
}
