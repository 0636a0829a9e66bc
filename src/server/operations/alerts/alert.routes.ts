import { consoleCalls } from '#contract/console/calls.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { acknowledgeAlert, acknowledgeAlerts } from './acknowledge-alert.ts';
import { listAlerts } from './list-alerts.ts';

/** The alerts in the console. */
export function alertRoutes(route: AddRoute, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(consoleCalls.listAlerts, async ({ query, operator }) => listAlerts(deps, query, operator.operatorId));
  route(consoleCalls.acknowledgeAlerts, async ({ body, operator: by }) =>
    acknowledgeAlerts(deps, { ids: body.ids, by }),
  );
  route(consoleCalls.acknowledgeAlert, async ({ params, operator: by }) => {
    const alert = await acknowledgeAlert(deps, { id: params.id, by });
    return alert ?? { refusal: { status: 404, error: 'There is no such alert.' } };
  });
}
