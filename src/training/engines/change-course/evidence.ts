import type { EvidenceCard } from '#training/evidence/evidence-card.ts';
import { sources } from '#training/evidence/sources.ts';

export const evidence: EvidenceCard = {
  grade: 'Good for this task',
  trains: 'Changing the rule when the sign changes.',
  practice: 'It makes the change quicker in this task. How far that carries is open.',
  known:
    'People who practise a task like this get quicker at it. A score that joins speed and right answers tells more than speed alone.',
  notKnown:
    'How far it carries is open. Over all kinds of such training, other tasks gained about nothing. Whether our own form gives the same score a week later is not known.',
  exact:
    'We need sixteen sessions. After that we see a change of about a sixth of your time. Less than that is lost in your ups and downs.',
  sources: [sources.switchScores, sources.attentionToolbox, sources.nearAndFar],
  reviewedOn: '2026-11-24',
};
