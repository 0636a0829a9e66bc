import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { brand } from '#contract/brand.ts';
import { calls } from '#contract/calls.ts';
import { measuredDeviceOf } from '#server/analytics/visitor/measured-device.ts';
import { forgottenBrowser } from '#server/identity/browser.ts';
import type { IdentityDeps } from '#server/identity/deps.ts';
import { type Refusal, tooMany } from '#server/platform/http/refusal.ts';
import type { AddRoute } from '#server/platform/http/route.ts';
import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';
import { bindDevice } from './account-devices.sql.ts';
import { type EraseRefusal, eraseOwnAccount } from './erase-own-account.ts';
import { exportOwnData } from './export-own-data.ts';

/** Limited, because each export reads everything about a person. */
const exportLimit = (userId: string): AttemptLimit[] => [
  { key: limitKey('export', userId), max: 10, windowMs: 60 * 60_000 },
];

/** The calls that export and erase a person's data. */
export function ownDataRoutes(
  route: AddRoute,
  deps: Pick<IdentityDeps, 'config' | 'db' | 'pool' | 'clock' | 'passwords'>,
): void {
  // The requesting browser belongs to the account, even if it has not read the account before.
  const deviceOf = ({ headers }: FastifyRequest) => measuredDeviceOf(headers.cookie, deps.config.analytics);

  route(calls.exportAccount, async (request, reply) => {
    const { user } = request;
    const attempt = await bookAttempt(deps.db, exportLimit(user.id), deps.clock());
    if (!attempt.allowed) return tooMany(attempt.retryAfterMs);
    const deviceId = deviceOf(request);
    if (deviceId !== null) await bindDevice(deps.db, { userId: user.id, deviceId, now: deps.clock() });
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${brand.toLowerCase()}-my-data.json"`);
    return Readable.from(exportOwnData(deps, user.id));
  });

  route(calls.eraseAccount, async (request, reply) => {
    const { password } = request.body;
    const outcome = await eraseOwnAccount(deps, request.user, { password, deviceId: deviceOf(request) });
    if (outcome !== 'erased') return eraseRefusalAnswer(outcome);
    reply.header('set-cookie', forgottenBrowser);
    return null;
  });
}

function eraseRefusalAnswer(refusal: EraseRefusal): Refusal<400 | 409 | 429> {
  switch (refusal.refused) {
    case 'wrong password':
      return { refusal: { status: 400, error: 'The password is not right.' } };
    case 'money on its way':
      return {
        refusal: {
          status: 409,
          error: 'Money is on its way back to you. Please erase your account when that is done, in an hour or so.',
        },
      };
    case 'too many attempts':
      return tooMany(refusal.retryAfterMs);
  }
}
