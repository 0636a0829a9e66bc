import { type QuizName, quizNames } from '#quiz/catalogue.ts';

/**
 * The quiz that a visitor walks (§ 4, requireCohort). Visitors walk the quiz that they open if they come by an
 * advertisement's address, if it is their own quiz, or if they are in the middle of no other quiz; all others are
 * asked. Neither choice loses anything.
 * @param opened the quiz whose page they open
 * @param own the quiz of their cohort; null before one is drawn
 * @param byAdvertisement the address has a click id or a campaign
 * @param isInMiddle whether a quiz is begun and not finished in this browser
 * @returns the other quiz that they may continue; null when they walk the opened one
 */
export function quizToAskAbout(
  opened: QuizName,
  own: QuizName | null,
  byAdvertisement: boolean,
  isInMiddle: (quiz: QuizName) => boolean,
): QuizName | null {
  if (byAdvertisement || opened === own) return null;
  const others = [...(own === null ? [] : [own]), ...quizNames].filter((quiz) => quiz !== opened);
  return others.find(isInMiddle) ?? null;
}

/** A campaign's field, or one like `clickIdNames`; short, because every first screen loads it. */
const touchField = /[?&;](utm_\w+|\w\w?clk?id|[gw]braid|sccid|epik|(click_|rdt_c|li_fat_)id)=[^&]/i;

/**
 * Whether an address is an advertisement's: its query has a click id or a campaign. Read from the address alone, so
 * that it also works for visitors about whom nothing may be stored.
 */
export function isByAdvertisement(address: string): boolean {
  return touchField.test(address);
}
