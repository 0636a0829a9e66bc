import type { YardstickId } from '#training/run/yardstick.ts';
import type { EvidenceSource } from './evidence-card.ts';
import { sources } from './sources.ts';

/** What a yardstick measures and what it does not. It trains nothing, so it has no grade. */
export interface YardstickEvidence {
  tells: string;
  notTold: string;
  /** The effect of repeating it. */
  again: string;
  sources: readonly EvidenceSource[];
  /** `YYYY-MM-DD`; as for a card of an exercise. */
  reviewedOn: string;
}

export const yardstickEvidence: Readonly<Record<YardstickId, YardstickEvidence>> = {
  'still-air': {
    tells:
      'How quick you are while nothing happens for long. Sleep and the hour of the day tell on it at least as much as anything else.',
    notTold: 'Why it goes up or down. One number of one day is mostly that day.',
    again: 'Forty-five people did a test like this sixteen times. On the whole they did not get quicker or slower.',
    sources: [sources.sameTestAgain],
    reviewedOn: '2026-11-26',
  },
  'same-or-not': {
    tells: 'How many pairs you can look through in a minute, with your eyes and your hand.',
    notTold: 'What you are like on a full day. A day of it alone says little. Only the mean of many is steady.',
    again:
      'In a study with 46 people, scores in tests like this rose for many rounds, just from doing them. So we expect that here, too.',
    sources: [sources.shortPhoneTasks, sources.testsAgain],
    reviewedOn: '2026-11-26',
  },
};

/** Short headings with a text for each. */
export function yardstickFacts(id: YardstickId): [heading: string, text: string][] {
  const { tells, notTold, again } = yardstickEvidence[id];
  return [
    ['It tells', tells],
    ['It does not tell', notTold],
    ['Done again', again],
  ];
}
