import { type Audience, isEverybody } from '#publishing/audience.ts';
import type { Json } from '#publishing/body.ts';
import type { Change, Finding } from '#publishing/kind.ts';
import type { DeskDeps } from './deps.ts';
import type { AnyDocumentKind } from './document-kind.ts';
import type { DocumentRecord } from './documents.sql.ts';
import { findLive } from './live-body.ts';
import type { PublishedVersion } from './published.ts';

/** What the checks say about a body, and what it changes for its audience. */
export interface Checked {
  live: PublishedVersion | null;
  findings: Finding[];
  changes: Change[];
  /** Why a second operator has to approve it; empty if nobody has to. */
  approvalNeeded: string;
}

/** Runs the checks of a body against what its audience is shown now. May ask the payment provider. */
export async function checkBody(
  deps: DeskDeps,
  { document, body, audience }: { document: DocumentRecord; body: Json; audience: Audience },
): Promise<Checked> {
  const known = kindOf(deps, document.kind);
  const { rules } = known;
  const live = await findLive(deps.db, known, { documentId: document.id, audience, now: deps.clock() });
  const before = live?.body ?? null;
  const own = rules.check(body, await known.readFacts({ slug: document.slug, body, live: before }));
  const findings = rules.onlyForEverybody && !isEverybody(audience) ? [...own, forSome] : own;
  const limits = { pricePercent: deps.config.priceApprovalPercent };
  return {
    live,
    findings,
    changes: rules.describe(before, body),
    approvalNeeded: rules.needsApproval(before, body, limits) ?? '',
  };
}

const forSome: Finding = {
  id: 'audience',
  effect: 'refuses',
  path: [],
  text: 'It can only be for everybody.',
  hint: 'Choose every quiz and every country.',
};

export function kindOf({ kinds }: DeskDeps, name: string): AnyDocumentKind {
  const kind = kinds[name];
  if (kind === undefined) throw new Error(`There is no kind of document called ${name}`);
  return kind;
}
