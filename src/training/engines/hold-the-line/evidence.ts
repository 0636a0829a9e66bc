import type { EvidenceCard } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';

export const evidence: EvidenceCard = {
  grade: 'Good for this task',
  trains: 'Following a few moving things at once.',
  practice: 'It makes you better at following. Trials that looked for help in other tasks found little.',
  known: 'People who practise this get better at it. Scores in such tasks repeat well within one test.',
  notKnown:
    'In a trial with 84 people it did not help with another tracking task, nor with a task like real life. Whether our own form gives the same score a week later is not known.',
  exact:
    'We need sixteen sessions. After that we see a change in speed of about a third. Less than that is lost in your ups and downs.',
  sources: [sources.measuringAttention, sources.trackingTransfer, sources.trackingReview],
  reviewedOn: '2026-11-24',
};
