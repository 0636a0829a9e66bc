import { calls } from '#contract/calls.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Refusal, tooMany } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { makeResumeLink, openResumeLink, sendResumeLink } from './resume-link.ts';
import { deleteResumeLink } from './resume-links.sql.ts';

/** About three times the size of the fullest quiz. */
const bodyLimit = 8192;

const refusals = {
  'no consent': { status: 400, error: 'We keep a copy only of answers that you agreed to give. Please begin again.' },
  'no state': { status: 400, error: 'These are no answers of this check-in.' },
  email: { status: 400, error: 'This email address is not complete. It should look like name@example.com.' },
  gone: { status: 404, error: 'This link has expired or was erased.' },
} as const;

/** Takes answers to another device, only on request. Tokens are sent in bodies, because URLs are logged. */
export function resumeRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(
    calls.makeResumeLink,
    async ({ body, ip }) => {
      const made = await makeResumeLink(deps, body, ip);
      if ('refused' in made) return linkRefusalAnswer(made);
      return { token: made.token, expires_at: new Date(made.expiresAt).toISOString() };
    },
    { bodyLimit },
  );

  route(
    calls.openResumeLink,
    async ({ body }) => (await openResumeLink(deps, body.token)) ?? linkRefusalAnswer({ refused: 'gone' }),
    { bodyLimit },
  );

  route(
    calls.sendResumeLink,
    async ({ body, ip }) => {
      const outcome = await sendResumeLink(deps, body, ip);
      return outcome === 'sent' ? {} : linkRefusalAnswer(outcome);
    },
    { bodyLimit },
  );

  // Also succeeds for a link that is unknown or already erased.
  route(
    calls.eraseResumeLink,
    async ({ body }) => {
      await deleteResumeLink(deps.db, body.token);
      return null;
    },
    { bodyLimit },
  );
}

type RefusedLink = { refused: keyof typeof refusals } | { refused: 'too many'; retryAfterMs: number };

function linkRefusalAnswer(refusal: RefusedLink): Refusal<400 | 404 | 429> {
  return refusal.refused === 'too many' ? tooMany(refusal.retryAfterMs) : { refusal: refusals[refusal.refused] };
}
