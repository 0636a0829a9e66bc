import type { Json, Path } from './body.ts';

/**
 * What a check says about a body. What *refuses* cannot be published by anybody; what *asks* is confirmed by typing
 * `confirmBy`; the others are for reading.
 */
export interface Finding {
  /** Names the finding, so that a confirmation is for this one alone. */
  id: string;
  effect: 'refuses' | 'asks' | 'notes' | 'passes';
  /** The part of the body that it is about; empty for all of it. */
  path: Path;
  text: string;
  /** What to do about it, or the details. */
  hint: string;
  /** For `asks`: the text that confirms it. */
  confirmBy?: string;
}

/** A change in words. Null where something is new, or gone. */
export interface Change {
  path: Path;
  /** What it is, as a person would say it. */
  what: string;
  before: string | null;
  after: string | null;
}

/** What every kind of document gives (`Facts`: what its checks need to know besides the body). */
export interface Kind<Body extends Json, Facts> {
  name: string;
  /** Whether all its documents fill one place, as the price lists do, or each its own. */
  place: 'shared' | 'own';
  /** A version is for everybody or for nobody: what it fills cannot differ from visitor to visitor. */
  onlyForEverybody?: true;
  /** Its drafts can be shown by a link to whoever has it: a page knows how. */
  hasPreview?: true;
  /** The checks that run in the editor as somebody types, and again when it is published. */
  check: (body: Body, facts: Facts) => Finding[];
  /** The difference in words; `before` is null for a first version. */
  describe: (before: Body | null, after: Body) => Change[];
  /** Why a second operator has to approve it; null if nobody has to. */
  needsApproval: (before: Body | null, after: Body, limits: ApprovalLimits) => string | null;
  /** The part of a body that has to be equal for what is stored with one version to mean the same in another. */
  scoring?: (body: Body) => Json;
}

export interface ApprovalLimits {
  /** A price that moves by more needs a second operator. */
  pricePercent: number;
}

/** The findings that still stand in the way, given what somebody has typed for each. */
export function openFindings(findings: readonly Finding[], typed: Readonly<Record<string, string>>): Finding[] {
  return findings.filter(
    ({ id, effect, confirmBy }) =>
      effect === 'refuses' || (effect === 'asks' && (confirmBy === undefined || !isTyped(typed[id], confirmBy))),
  );
}

function isTyped(given: string | undefined, wanted: string): boolean {
  return given !== undefined && given.trim().toLowerCase() === wanted.trim().toLowerCase();
}
