import { calls } from '#contract/calls.ts';
import { measuredDeviceOf } from '#server/analytics/visitor/measured-device.ts';
import { readToken } from '#server/identity/token.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { accountReader } from './account.sql.ts';
import { bindDevice } from './account-devices.sql.ts';
import { profileOf } from './profile.ts';

export function accountRoutes(
  route: AddRoute,
  { config, db, pool, clock }: Pick<Deps, 'config' | 'db' | 'pool' | 'clock'>,
): void {
  const readAccount = accountReader(pool, clock);
  // One statement reads the session and everything in the answer.
  const findUser = async (authorization: string | undefined) => {
    const token = readToken(authorization);
    return token === null ? null : readAccount(token);
  };

  route(
    calls.readAccount,
    async ({ headers, user: account }) => {
      const deviceId = measuredDeviceOf(headers.cookie, config.analytics);
      if (deviceId) await bindDevice(db, { userId: String(account.id), deviceId, now: clock() });
      return profileOf(account, config.bundleId, clock());
    },
    { findUser },
  );
}
