import type { FastifyInstance } from 'fastify';
import { Profile } from '../../contract/account';
import { apiPaths } from '../../contract/api-paths';
import { ErrorBody } from '../../contract/error';
import { signedOut } from '../auth/signed-out';
import { readToken } from '../auth/token';
import type { Deps } from '../deps';
import { measuredDeviceOf } from '../visitor/measured-device';
import { accountReader } from './account.sql';
import { bindDevice } from './account-devices.sql';
import { profileOf } from './profile';

export function accountRoutes(
  app: FastifyInstance,
  { config, db, pool, clock }: Pick<Deps, 'config' | 'db' | 'pool' | 'clock'>,
): void {
  const readAccount = accountReader(pool, clock);
  app.get(apiPaths.account, { schema: { response: { 200: Profile, 401: ErrorBody } } }, async (request, reply) => {
    const token = readToken(request.headers.authorization);
    const account = token === null ? null : await readAccount(token);
    reply.header('cache-control', 'no-store');
    const deviceId = account && measuredDeviceOf(request.headers.cookie, config.analytics);
    if (deviceId) await bindDevice(db, { userId: String(account.id), deviceId, now: clock() });
    return account ? profileOf(account, config.bundleId, clock()) : reply.code(401).send(signedOut);
  });
}
