import type { Feedback } from './change-course.ts';
import type { CourseRound, Sign } from './course-rounds.ts';

export const signCopy: Readonly<Record<Sign, string>> = { way: 'Which way?', colour: 'Which colour?' };

/** Sign and kite in one phrase, for people who do not see them. */
export const spokenRound = ({ sign, isWarm, points }: CourseRound): string =>
  `${signCopy[sign]} A ${isWarm ? 'warm kite with stripes' : 'cool kite with dots'}, pointing ${points}.`;

/** The outcome of a round, without praise or blame; null when no message is needed. */
export function feedbackCopy({ round, isRight, answer, voided }: Feedback): string | null {
  if (voided === 'too early') return 'That was before the kite. It does not count.';
  if (isRight) return null;
  const was = round.sign === 'way' ? round.answer : round.isWarm ? 'warm' : 'cool';
  if (answer === null) return `No answer in time. It was ${was}.`;
  return round.sign === 'way' ? `The sign asked which way. It was ${was}.` : `The sign said colour. It was ${was}.`;
}
