import type { Option } from './quiz.ts';

/** § 9: points for the answers to an agree statement. */
const agreePoints = [
  ['disagree', 'Disagree', 0],
  ['neutral', 'Neutral', 1],
  ['agree', 'Agree', 3],
] as const;

/** § 9: frequency from Never 0 to Always 3 or 4, keyed by the highest points. */
const frequencyPoints = {
  3: [
    ['never', 'Never', 0],
    ['sometimes', 'Sometimes', 1],
    ['often', 'Often', 2],
    ['always', 'Always', 3],
  ],
  4: [
    ['never', 'Never', 0],
    ['rarely', 'Rarely', 1],
    ['sometimes', 'Sometimes', 2],
    ['often', 'Often', 3],
    ['always', 'Always', 4],
  ],
} as const;

/** § 3: the only scale of the quiz `frequency`. */
const symptomFrequencyPoints = [
  ['most-of-the-time', 'Most of the time', 3],
  ['often', 'Often', 2],
  ['sometimes', 'Sometimes', 1],
  ['never', 'Never', 0],
] as const;

/** § 9: three points on every screen that offers it. */
export const difficultToAnswer: Option = { id: 'difficult-to-answer', label: 'Difficult to answer', value: 3 };

/** § 9: two points on every screen that offers it. */
export const other: Option = { id: 'other', label: 'Other', value: 2 };

/**
 * The three answers to an agree statement (§ 9).
 * @param echo how a mirror card quotes somebody who agreed
 */
export function agreeOptions(echo?: string): Option[] {
  return options(agreePoints).map((option) => (echo && option.id === 'agree' ? { ...option, echo } : option));
}

/** Options from Never with 0 points to Always with `highest` (§ 9). */
export function frequencyOptions(highest: 3 | 4): Option[] {
  return options(frequencyPoints[highest]);
}

/** Frequency options with the labels and points of the quiz `frequency` (§ 3). */
export function symptomFrequencyOptions(): Option[] {
  return options(symptomFrequencyPoints);
}

function options(scale: readonly (readonly [id: string, label: string, value: number])[]): Option[] {
  return scale.map(([id, label, value]) => ({ id, label, value }));
}
