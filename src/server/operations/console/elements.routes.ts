import { calls } from '#contract/calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { countedDays, mostLabels } from '#contract/console/element-label.ts';
import { selectorText } from '#contract/console/element-selector.ts';
import { consoleRefusals } from '#contract/console/refusals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Refusal } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { listLabels } from './element-labels.sql.ts';
import { countElements, openSelector, removeLabel, saveLabel } from './element-labels.ts';
import { redeemSelectorToken } from './selector-tokens.sql.ts';

const refusals = {
  name: 'There is a label of this name already.',
  element: 'This element has a label already.',
  'too many': `There are ${mostLabels} labels already. Remove one first.`,
} as const;
const tooSlow: Refusal<503> = {
  refusal: { status: 503, error: 'There are too many events to count them now. Try again later.' },
};

type ElementDeps = Pick<Deps, 'db' | 'clock' | 'wallClock' | 'config'>;

/** The visual selector (§ 9): opens one of our pages for pointing at its elements, and manages their labels. */
export function elementRoutes(route: AddRoute, deps: ElementDeps): void {
  tokenRoutes(route, deps);
  labelRoutes(route, deps);

  route(consoleCalls.countElement, async ({ body }) => {
    const counts = await countElements(deps, [body]);
    return counts === 'too slow' ? tooSlow : { ...countingOf(deps), counts: counts[0]! };
  });
}

function tokenRoutes(route: AddRoute, deps: ElementDeps): void {
  const { db, wallClock } = deps;
  route(consoleCalls.makeSelectorToken, async ({ body, operator }) => {
    const made = await openSelector(deps, operator, body.page);
    // The session has ended during the request.
    if (made === null) return { refusal: { status: 403, error: consoleRefusals.signInFirst } };
    return { token: made.token, expires_at: new Date(made.expiresAt).toISOString() };
  });

  route(calls.openSelector, async ({ body }) => {
    const isGood = await redeemSelectorToken(db, body.token, body.page, wallClock());
    return isGood ? null : { refusal: { status: 403, error: 'This page was opened already, or too long ago.' } };
  });
}

function labelRoutes(route: AddRoute, deps: ElementDeps): void {
  route(consoleCalls.listLabels, async () => {
    const kept = await listLabels(deps.db);
    const counts = await countElements(deps, kept);
    if (counts === 'too slow') return tooSlow;
    const labels = kept.map(({ madeBy, madeAt, ...label }, i) => ({
      ...label,
      selector: selectorText(label.steps),
      made_by: madeBy,
      made_at: madeAt.toISOString(),
      counts: counts[i]!,
    }));
    return { ...countingOf(deps), labels };
  });

  route(consoleCalls.saveLabel, async ({ body, operator }) => {
    const label = { ...body, name: body.name.trim() };
    const outcome = await saveLabel(deps, label, operator, mostLabels);
    return 'refused' in outcome ? { refusal: { status: 409, error: refusals[outcome.refused] } } : { id: outcome.id };
  });

  route(consoleCalls.removeLabel, async ({ params, operator }) => {
    await removeLabel(deps, params.id, operator);
    return null;
  });
}

function countingOf({ config }: ElementDeps) {
  return { days: countedDays, captures_presses: config.analytics.autocapture.clicks };
}
