/** For whom a version is meant; null means every quiz, or every country. */
export interface Audience {
  /** Cohorts. */
  quizzes: readonly string[] | null;
  /** ISO 3166 alpha-2. */
  countries: readonly string[] | null;
}

/** What is known of somebody before they have said anything: the quiz they walk and the country of their device. */
export interface Visitor {
  quiz: string | null;
  country: string | null;
}

export const everybody: Audience = { quizzes: null, countries: null };

export function isFor({ quizzes, countries }: Audience, { quiz, country }: Visitor): boolean {
  return isAmong(quizzes, quiz) && isAmong(countries, country);
}

const isAmong = (wanted: readonly string[] | null, one: string | null): boolean =>
  wanted === null || (one !== null && wanted.includes(one));

/** The narrower audience wins; a country counts more than a quiz, because prices and laws depend on it. */
export function narrowness({ quizzes, countries }: Audience): number {
  return (countries === null ? 0 : 2) + (quizzes === null ? 0 : 1);
}

export function isEverybody(audience: Audience): boolean {
  return narrowness(audience) === 0;
}
