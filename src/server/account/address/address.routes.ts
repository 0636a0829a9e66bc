import { calls } from '#contract/calls.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { undoCorrection } from './correct-address.ts';

/** The call that takes a corrected address back, by the link that the old address got. */
export function addressRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(calls.undoAddress, async ({ body }) => {
    const outcome = await undoCorrection(deps, body.token);
    if (outcome === 'undone') return null;
    if (outcome.refused === 'taken') {
      return {
        refusal: {
          status: 409,
          error: 'Another account has this address now. Reply to the email, and a person looks.',
        },
      };
    }
    return { refusal: { status: 404, error: 'This link has expired, or is not complete.' } };
  });
}
