import { consoleCalls } from '#contract/console/calls.ts';
import type { WorkList, WorkQuery } from '#contract/console/work.ts';
import type { BillingDeps } from '#server/billing/deps.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { findOwner, giveWork, reopenWork, runJobAgain, solveWork, takeWork, type WorkOutcome } from './change-work.ts';
import { placeText, readPlace, workRowOf } from './work-row.ts';
import { countWork, listAssignees, listWorkRows } from './work-rows.sql.ts';

const usualLimit = 25;

const unknown: Refusal<404> = { refusal: { status: 404, error: 'There is no such row. It may have been removed.' } };

type WorkDeps = Pick<BillingDeps, 'db' | 'clock' | 'provider' | 'log'>;

/** What needs a person: the list, and taking, solving and reopening its rows. */
export function workRoutes(route: AddRoute, deps: WorkDeps): void {
  route(consoleCalls.listWork, async ({ query, operator }) => listWork(deps, query, operator));
  route(consoleCalls.takeWork, async ({ params, body, operator: by }) => {
    const answer = answerOf(await takeWork(deps, { id: params.id, by, ...body }), by);
    return answer;
  });
  route(consoleCalls.giveWork, async ({ params, body, operator: by }) =>
    answerOf(await giveWork(deps, { id: params.id, by, ...body }), by),
  );
  route(consoleCalls.listAssignees, async () => ({ operators: await listAssignees(deps.db) }));
  route(consoleCalls.solveWork, async ({ params, body, operator: by }) => {
    const outcome = await solveWork(deps, { id: params.id, by, solution: body.solution.trim() });
    return typeof outcome === 'object' && 'row' in outcome ? workRowOf(outcome.row, by) : unknown;
  });
  route(consoleCalls.reopenWork, async ({ params, operator: by }) =>
    answerOf(await reopenWork(deps, { id: params.id, by }), by),
  );
  route(consoleCalls.runJobAgain, async ({ params, operator: by }) =>
    answerOf(await runJobAgain(deps, { id: params.id, by }), by),
  );
  route(consoleCalls.findOwner, async ({ params, body, operator: by }) =>
    answerOf(await findOwner(deps, { id: params.id, by, userId: body.user_id }), by),
  );
}

function answerOf(outcome: WorkOutcome, by: Operator) {
  if (outcome === 'unknown') return unknown;
  if ('refused' in outcome) return { refusal: { status: 409, error: outcome.refused } } as const;
  return workRowOf(outcome.row, by);
}

/** A page of the list with the figures around it. */
async function listWork(
  { db, clock }: Pick<WorkDeps, 'db' | 'clock'>,
  query: WorkQuery,
  by: Operator,
): Promise<WorkList | Refusal<400>> {
  const after = query.after === undefined ? null : readPlace(query.after);
  if (query.after !== undefined && after === null) {
    return { refusal: { status: 400, error: 'after is not the next of a page.' } };
  }
  const limit = Number(query.limit ?? usualLimit);
  const asker = { id: by.operatorId, name: by.name };
  const filter = {
    state: query.state ?? 'open',
    kind: query.kind ?? null,
    userId: query.user ?? null,
    asker,
    now: clock(),
  };
  // One more than shown tells whether there is a next page.
  const found = await listWorkRows(db, filter, { after, limit: limit + 1 });
  const { oldest_at, half_within_ms, ...counts } = await countWork(db, filter);
  const shown = found.slice(0, limit);
  return {
    rows: shown.map((row) => workRowOf(row, by)),
    next: found.length > limit ? placeText(shown.at(-1)!) : null,
    counts,
    half_within_ms,
    oldest_at: oldest_at?.toISOString() ?? null,
  };
}
