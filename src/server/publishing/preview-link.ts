import { dayMs } from '#contract/day.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';
import { kindOf } from './check-body.ts';
import type { DeskDeps } from './deps.ts';
import { findDocument } from './documents.sql.ts';
import { findDraft } from './drafts.sql.ts';

const context = 'a preview of a draft';
const lastsMs = dayMs;

/** A link that shows a draft to whoever has it, for a day; null when there is no such draft, or no page that shows it. */
export function makePreview(
  deps: DeskDeps & { secrets: Secrets },
  by: Operator,
  draftId: number,
): Promise<{ token: string; until: number } | null> {
  const { db, secrets, clock } = deps;
  return inTransaction(db, async (tx) => {
    const draft = await findDraft(tx, draftId);
    if (draft === null) return null;
    const { kind } = (await findDocument(tx, draft.documentId))!;
    if (!kindOf(deps, kind).rules.hasPreview) return null;
    await recordAudit(tx, { by, act: 'made a preview', subject: draft.name, now: clock() });
    return previewToken(secrets, draftId, clock());
  });
}

/** The token of a link that shows a draft to whoever has it, for a day. `now` is epoch ms. */
function previewToken(secrets: Secrets, draftId: number, now: number): { token: string; until: number } {
  const until = now + lastsMs;
  return { token: secrets.seal(Buffer.from(`${draftId} ${until}`), context).toString('base64url'), until };
}

/** The draft of a token; null when it is not ours or its day is over. */
export function draftOfPreview(secrets: Secrets, token: string, now: number): number | null {
  const [draftId, until] = secrets.open(Buffer.from(token, 'base64url'), context)?.toString().split(' ') ?? [];
  return draftId !== undefined && Number(until) > now ? Number(draftId) : null;
}
