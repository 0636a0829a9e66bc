import type { Alert } from '#contract/console/alerts.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { countedText } from '#contract/format-count.ts';
import { notify } from '../kit/notify.ts';
import { callAsOperator, faultMessage } from '../session/console-session.ts';

/** Records that the operator has seen these alerts, so that they are not announced again. */
export async function acknowledgeAll(alerts: readonly Alert[]): Promise<void> {
  const result = await callAsOperator(consoleCalls.acknowledgeAlerts, { body: { ids: alerts.map(({ id }) => id) } });
  if (result.data === null) notify('refused', faultMessage(result));
  else notify('done', `Seen: ${countedText(alerts.length, 'alert')}.`, { more: 'They stay here until they are over.' });
}

/** Records that the operator has seen an alert, so that it is not announced again. */
export async function acknowledge({ id, title }: Alert): Promise<void> {
  const result = await callAsOperator(consoleCalls.acknowledgeAlert, { params: { id } });
  if (result.data === null) notify('refused', faultMessage(result));
  else notify('done', `Seen: ${title}.`, { more: 'It stays here until it is over.' });
}
