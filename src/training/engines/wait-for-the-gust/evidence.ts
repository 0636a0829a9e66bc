import type { EvidenceCard } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';

export const evidence: EvidenceCard = {
  grade: 'Good for this task',
  trains: 'Holding back a tap that is already on its way.',
  practice: 'It helps you hold back here. Whether it reaches other moments is open.',
  known:
    'People who practise a task get better at it. On phones, a test like this gave a fairly steady score over three weeks.',
  notKnown:
    'Whether it reaches other moments is open. How fast one person can stop is hard to measure, so we do not try to.',
  exact:
    'We need sixteen sessions. After that we see a change of about a sixth of the time you have to tap. Less than that is lost in your ups and downs.',
  sources: [sources.phoneTests, sources.stopSignal, sources.nearAndFar],
  reviewedOn: '2026-11-24',
};
