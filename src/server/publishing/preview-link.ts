import { dayMs } from '#contract/day.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';

const context = 'a preview of a draft';
const lastsMs = dayMs;

/** The token of a link that shows a draft to whoever has it, for a day. `now` is epoch ms of real time. */
export function previewToken(secrets: Secrets, draftId: number, now: number): { token: string; until: number } {
  const until = now + lastsMs;
  return { token: secrets.seal(Buffer.from(`${draftId} ${until}`), context).toString('base64url'), until };
}

/** The draft of a token; null when it is not ours or its day is over. */
export function draftOfPreview(secrets: Secrets, token: string, now: number): number | null {
  const [draftId, until] = secrets.open(Buffer.from(token, 'base64url'), context)?.toString().split(' ') ?? [];
  return draftId !== undefined && Number(until) > now ? Number(draftId) : null;
}
