import type { FastifyInstance } from 'fastify';
import { Profile } from '../../contract/account';
import { apiPaths } from '../../contract/api-paths';
import { ErrorBody } from '../../contract/error';
import { signedOut } from '../auth/signed-out';
import { readToken } from '../auth/token';
import type { Deps } from '../deps';
import { accountReader } from './account.sql';
import { profileOf } from './profile';

export function accountRoutes(app: FastifyInstance, { pool, clock }: Pick<Deps, 'pool' | 'clock'>): void {
  const readAccount = accountReader(pool, clock);
  app.get(apiPaths.account, { schema: { response: { 200: Profile, 401: ErrorBody } } }, async (request, reply) => {
    const token = readToken(request.headers.authorization);
    const account = token === null ? null : await readAccount(token);
    reply.header('cache-control', 'no-store');
    return account ? profileOf(account, clock()) : reply.code(401).send(signedOut);
  });
}
