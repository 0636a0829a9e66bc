import type { EvidenceCard, EvidenceId } from './evidence-card.ts';
import { guidedEvidence } from './guided-evidence.ts';
import { taskEvidence } from './task-evidence.ts';

/** The card of every kind of exercise. */
export const evidenceCards: Readonly<Record<EvidenceId, EvidenceCard>> = { ...taskEvidence, ...guidedEvidence };
