import { consoleCalls } from '#contract/console-calls.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { chooseDigest } from './choose-digest.ts';

/** The operator's choice of the digest. */
export function digestRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(consoleCalls.chooseDigest, async ({ operator, body }) => {
    const { operatorId } = operator;
    if (operatorId === null) {
      return { refusal: { status: 409, error: 'The digest is sent to operators with an account.' } };
    }
    await chooseDigest(deps, { ...operator, operatorId }, body.hour);
    return null;
  });
}
