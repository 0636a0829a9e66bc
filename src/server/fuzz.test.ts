import fc from 'fast-check';
import type { LightMyRequestResponse, RouteOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { trainingConsentVersion } from '#contract/training-consent.ts';
import { hashToken } from '#server/identity/token.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { createTestDatabase } from '#testing/server/database.ts';
import { type Attack, attackOn } from '#testing/server/fuzz.ts';
import { createTestShop } from '#testing/server/shop.ts';
import { createSmallSite } from '#testing/server/small-site.ts';
import { itemEntry, runEntry, settingEntry } from '#testing/server/training.ts';
import { buildApp } from './app.ts';

const runs = propertyRuns({ commit: 6, full: 60 });
/** Calls of each route; FUZZ_RUNS=2000 makes more. */
const numRuns = Number(process.env.FUZZ_RUNS ?? runs.numRuns);

const database = await createTestDatabase();
const shop = await createTestShop(database);
const ada = await shop.subscribe('ada@example.com');
const run = runEntry();
await shop.call(ada, calls.saveTrainingConsent, { kept_where: 'account', version: trainingConsentVersion });

const site = createSmallSite();
const routes: RouteOptions[] = [];
const app = buildApp(shop.deps, {
  webDir: site.webDir,
  onRoute: (route) => route.method !== 'HEAD' && routes.push(route),
});
await app.ready();

afterAll(async () => {
  await app.close();
  await shop.close();
  await database.drop();
  site.remove();
});

const newcomers = Array.from({ length: 30 }, (_, i) => `kite${i}@example.com`);

const target = {
  known: {
    email: ['ada@example.com', 'grace@example.com', ' Ada@Example.com', ...newcomers],
    password: ['seven kites over the bay'],
    offer_id: [1, 2, 3, 999, -1, 2 ** 31, Number.MAX_SAFE_INTEGER],
    age: [18, 34, 120],
    currency: ['USD', 'EUR', 'JPY'],
    cohort: ['A', 'B', ''],
    accepted: [true],
    id: [ada.checkout_id, ada.transaction_id, '1', run.id],
    entries: [[run], [itemEntry(), settingEntry()], [{ ...run, score: 'high' }, null]],
    from_day: ['2030-01-02', '2030-02-30'],
    until_day: ['2030-01-08', null],
    kept_where: ['account', 'device'],
    transaction_id: [ada.transaction_id],
  },
  webhookSecret: shop.deps.config.paddle.webhookSecret,
  now: shop.deps.clock(),
};

/** Restores Ada's session, which an earlier call may have ended. */
async function signIn(): Promise<void> {
  await database.db
    .insertInto('sessions')
    .values({ token_hash: hashToken(ada.authorization), user_id: ada.id, last_seen_at: new Date(target.now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

let caller = 0;

/** Makes each call from another network, so that no limit refuses it. */
async function strike({ isSignedIn, ...attack }: Attack): Promise<LightMyRequestResponse> {
  if (isSignedIn) await signIn();
  caller += 1;
  const headers = isSignedIn ? { ...attack.headers, authorization: ada.authorization } : attack.headers;
  const remoteAddress = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
  return app.inject({ ...attack, method: attack.method as 'POST', headers, remoteAddress });
}

/** Traces of our code or the database, which no caller may see. */
const inside = /node_modules|\.ts:\d|\.js:\d|kysely|violates|input syntax|relation "|byte sequence|unterminated/i;

describe.each(routes.map((route) => [`${[route.method].flat().join('/')} ${route.url}`, route] as const))(
  '%s',
  (_name, route) => {
    it('a route answers any input without a 5xx status and without traces of our code or the database', async () => {
      await fc.assert(
        fc.asyncProperty(attackOn(route, target), async (attack) => {
          const answer = await strike(attack);
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          expect(answer.body).not.toMatch(inside);
          const isPage = String(answer.headers['content-type']).startsWith('text/html');
          if (answer.statusCode < 400 || isPage) return;
          expect(answer.headers['content-type']).toMatch(/^application\/json/);
          expect(answer.json().error, answer.body).toEqual(expect.any(String));
        }),
        { ...runs, numRuns },
      );
    });
  },
);
