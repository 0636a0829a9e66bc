import { consoleCalls } from '#contract/console/calls.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import type { RehearsalDeps } from './deps.ts';
import { cancelRehearsal, readRehearsal } from './read-rehearsal.ts';
import { mostPurchases, rehearsedDays, type StartRefusal, startRehearsal } from './start-rehearsal.ts';

const unknown: Refusal<404> = {
  refusal: { status: 404, error: 'There is no such draft any more. Load the page again.' },
};

/** Rehearsing a draft of a price list on what was bought. */
export function rehearsalRoutes(route: AddRoute, deps: RehearsalDeps): void {
  route(consoleCalls.readRehearsal, async ({ params }) => (await readRehearsal(deps, Number(params.id))) ?? unknown);
  route(consoleCalls.startRehearsal, async ({ operator, params }) => {
    const started = await startRehearsal(deps, operator, Number(params.id));
    if (started !== 'started') return refusalOf(started);
    return (await readRehearsal(deps, Number(params.id))) ?? unknown;
  });
  route(consoleCalls.cancelRehearsal, async ({ operator, params }) => {
    const cancelled = await cancelRehearsal(deps, operator, Number(params.id));
    if (cancelled === 'cancelled') return null;
    if (cancelled.refused === 'unknown') return unknown;
    return { refusal: { status: 409, error: 'It is over already. Load the page again.' } };
  });
}

function refusalOf(refusal: StartRefusal): Refusal<404 | 409> {
  switch (refusal.refused) {
    case 'unknown':
      return unknown;
    case 'running':
      return {
        refusal: {
          status: 409,
          error: `${refusal.askedBy} is rehearsing “${refusal.draft}”. One runs at a time: try again when it is over.`,
        },
      };
    case 'too many': {
      const [found, most] = [refusal.purchases, mostPurchases].map((count) => count.toLocaleString('en'));
      return {
        refusal: {
          status: 409,
          error: `${found} purchases in ${rehearsedDays} days are more than a rehearsal makes again (${most}).`,
        },
      };
    }
  }
}
