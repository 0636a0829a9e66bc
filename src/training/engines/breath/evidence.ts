import type { EvidenceCard } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';

export const evidence: EvidenceCard = {
  grade: 'Some',
  trains: 'Letting your breath go slowly, at a pace you like.',
  practice: 'Many people feel calmer after some minutes of slow breathing. Take the pace you like.',
  known:
    'In twelve trials, people who did it felt somewhat less stress than people who did not. Many of the trials have weak spots.',
  notKnown:
    'In the largest careful trial, with 400 people, another pace helped just as much. So it may not be the slow pace that does it.',
  exact:
    'If you like, you note how wound up you are before and after. From eight times on we show the mean change, and how sure it is.',
  sources: [sources.breathTrials, sources.breathPace],
  reviewedOn: '2026-11-24',
};
