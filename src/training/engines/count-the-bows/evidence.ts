import type { EvidenceCard } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';

export const evidence: EvidenceCard = {
  grade: 'Good for this task',
  trains: 'Keeping an order in mind for some seconds.',
  practice: 'It helps with this and with tasks much like it. For everyday memory there is no dependable gain.',
  known: 'People who practise this get better at it, and at tasks much like it.',
  notKnown: 'For everyday memory there is no dependable gain. Trials that looked for it found about nothing.',
  exact:
    'We need sixteen sessions. After that we see a change of about one bow. Less than that is lost in your ups and downs.',
  sources: [sources.nearAndFar, sources.workingMemory, sources.span],
  reviewedOn: '2026-11-24',
};
