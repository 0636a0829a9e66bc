import { consoleCalls } from '#contract/console/calls.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { findSessionFacts } from '../operators/console-sessions.sql.ts';
import { readAudit, verifyNow } from './read-audit.ts';

/** Reading and verifying the acts of operators. */
export function auditRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(consoleCalls.readAudit, async ({ operator, query }) => {
    const { timeZone } = await findSessionFacts(deps.db, operator.tokenHash);
    const page = await readAudit(deps, query, timeZone);
    return page ?? { refusal: { status: 400, error: 'There is no such day.' } };
  });

  route(consoleCalls.verifyAudit, async ({ operator }) => verifyNow(deps, operator));
}
