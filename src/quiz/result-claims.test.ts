import { expect, test } from 'vitest';
import { subAssessmentsOf } from './lint/wordings.ts';
import { quizzes } from './quizzes.ts';

const frequencies = /\b(often|always|never|mostly|most days|at times|now and then|come and go)\b/i;

const withAgreeScreens = Object.values(quizzes).filter(({ screens }) => screens.some(({ type }) => type === 'agree'));

test.each(withAgreeScreens)(
  'what a result of $name says claims only amounts, because an area can be high without a single "often"',
  ({ results }) => {
    const claims = Object.values(results).flatMap((level) => [
      level.desc,
      ...level.symptoms,
      ...subAssessmentsOf(level),
    ]);
    expect(claims.filter((text) => frequencies.test(text))).toEqual([]);
  },
);
