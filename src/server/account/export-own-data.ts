import { brand } from '#contract/brand.ts';
import { listShown } from '#server/analytics/visitor/shown.sql.ts';
import type { Deps } from '#server/platform/deps.ts';
import { devicesOf, measuredEvents } from './measured-events.sql.ts';
import { ownProviderIds, readOwnData } from './own-data.sql.ts';
import { listNotifications } from './provider-notifications.sql.ts';

const about = `All that ${brand} holds about you. Amounts are in the smallest unit of their currency. Your quiz answers are not here: they are on your device only.`;

/**
 * Everything that we hold about a person as one JSON text, streamed because there may be many measured events. An
 * interrupted text is invalid JSON, so that no reader takes it for complete.
 */
export async function* exportOwnData(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): AsyncGenerator<string> {
  const devices = await devicesOf(db, userId);
  const held = {
    about,
    made_at: new Date(clock()),
    ...(await readOwnData(db, userId)),
    paddle_notifications: await listNotifications(db, await ownProviderIds(db, userId)),
    shown: await listShown(db, userId),
    measured_devices: devices.map(({ id: _ours, ...device }) => device),
  };
  yield `${JSON.stringify(held, null, 2).slice(0, -2)},\n  "measured_events": [`;
  let separator = '\n    ';
  for await (const events of measuredEvents(
    db,
    devices.map(({ id }) => id),
  )) {
    for (const event of events) {
      yield separator + JSON.stringify(event);
      separator = ',\n    ';
    }
  }
  yield '\n  ]\n}\n';
}
