import { capital, inWords } from '#training/number-words.ts';
import { isYardstick } from '#training/run/yardstick.ts';
import { unitOf } from './natural-unit.ts';
import type { Series } from './series-points.ts';
import { exerciseRule, type Verdict } from './verdict.ts';

export interface VerdictCopy {
  title: string;
  text: string;
}

/** The copy of a verdict (training.md § 4.3). All verdicts have words of the same weight, and none has praise. */
export function verdictCopy(verdict: Verdict, { exercise, points }: Pick<Series, 'exercise' | 'points'>): VerdictCopy {
  switch (verdict.kind) {
    case 'not yet':
      return { title: 'Not enough yet', text: notYet(verdict.left, points.length) };
    case 'steady':
      return {
        title: verdict.isOutside ? oneMoreLook : 'No change you could tell from noise',
        text: verdict.isOutside
          ? 'Your last six sessions lie apart from your first ones this time. One look is not enough. The next one decides, a week from this one or later.'
          : `Your last six sessions lie where your first ones lie. A change of less than ${unitOf(exercise).changeInWords(verdict.comparison.smallest, verdict.comparison.start)} would not be seen here.`,
      };
    case 'higher':
      return { title: 'Higher', text: isYardstick(exercise) ? yardstickHigher : higher };
    case 'lower':
      return {
        title: 'Lower',
        text: 'Your last sessions lie lower than your first ones. Sleep, stress, another phone or a bad week can do that. It is not a verdict.',
      };
    case 'rough':
      return {
        title: 'We cannot tell',
        text: 'Your days differ so much that we cannot tell. More sessions will help; so will the same time and place.',
      };
  }
}

/** The title over a comparison that lies outside the band, until the next one decides. */
export const oneMoreLook = 'One more look will tell';
const higher =
  'You do better at this exercise than at the start. That is what practice does. It says nothing about the rest of your day.';
const yardstickHigher =
  'You do better at this measure than at the start. One person’s numbers cannot show why. It says nothing about the rest of your day.';

/** After breaks, too few sessions may count although the sixteenth is past. */
function notYet(left: number, sessions: number): string {
  const toGo = `${capital(inWords(left))} to go, at your own pace.`;
  return sessions < exerciseRule.fewest
    ? `From the sixteenth session on we can say something. ${toGo}`
    : `The first session after a break is a warm-up, so we need some more. ${toGo}`;
}
