import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { type Call, callSchemas } from '#contract/api/call-schemas.ts';
import type { CallSchemas, Who } from '#contract/call-row.ts';
import { calls } from '#contract/calls.ts';
import { checkoutCalls } from '#contract/checkout-calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { consoleRefusals } from '#contract/console/refusals.ts';
import { planChangeCalls } from '#contract/plan-change-calls.ts';
import { createTestDatabase, type TestDatabase } from '#testing/server/database.ts';
import { createTestDeps } from '#testing/server/deps.ts';
import { createSmallSite } from '#testing/server/small-site.ts';
import { buildApp } from './app.ts';

const wire = 'others decide what it takes and answers: Amplitude (§ 7)';
const page = 'a page or a file, found in the folder of the built site';
const slash = 'a page with a slash at the end, which leads to the one without';
/** The routes without a row in `calls`, and why. */
const withoutRow: Record<string, string> = {
  'GET /health': 'supervisors ask, and read its status',
  'GET /live': 'supervisors ask whether the process runs',
  'POST /api/paddle/webhook': 'others decide what it takes: Paddle, which signs its very bytes',
  'POST /api/mail/events': 'others decide what it takes: Postmark and SendGrid',
  'POST /2/httpapi': wire,
  'OPTIONS /2/httpapi': wire,
  'POST /batch': wire,
  'OPTIONS /batch': wire,
  'POST /identify': wire,
  'OPTIONS /identify': wire,
  'GET /config/remote': wire,
  'GET /content/copy/:hash': 'pages load it as they load their code',
  'GET /content/quiz/:hash': 'pages load it as they load their code',
  'GET /schemas/quiz-1.json': 'editors and validators read it as a JSON Schema',
  'POST /api/training/reminder/stop/:token': 'mail programs post a form of their own (RFC 8058)',
  'GET /checkout/paddle': page,
  'GET /checkout/paddle/': slash,
  'GET /.well-known/change-password': 'password managers lead people there',
  'GET /quiz': page,
  'GET /quiz/': slash,
  'HEAD,GET /assets/*': page,
  'GET /favicon.svg': page,
};

const site = createSmallSite();
const routes: RouteOptions[] = [];
let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  const onRoute = (route: RouteOptions) => route.method !== 'HEAD' && routes.push(route);
  app = buildApp(createTestDeps(database), { webDir: site.webDir, onRoute });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.drop();
  site.remove();
});

const allCalls = [
  ...Object.values(calls),
  ...Object.values(checkoutCalls),
  ...Object.values(planChangeCalls),
  ...Object.values(consoleCalls),
];
/** § 7: the very paths of the specification. */
const literal = [
  'GET /users/account',
  'POST /auth/password/reset',
  'POST /auth/signin',
  'POST /auth/signup',
  'PUT /auth/password',
  'PUT /users/subscription/cancel',
];
const mayBe = (who: Who) => allCalls.filter((call) => callSchemas[call].may === who);
const named = ({ method, url }: RouteOptions) => `${method} ${url}`;

describe('the routes of the application', () => {
  it('each call of the contract has one route, made of its row, and those of § 7 also one at its very path', () => {
    const made = routes.filter(({ config }) => config?.call !== undefined);
    expect(made.map(named).sort()).toEqual([...allCalls, ...literal].sort());
    const elsewhere = made.filter((route) => route.config?.call !== named(route));
    expect(elsewhere.map(named).sort()).toEqual(literal);
    for (const route of elsewhere) expect(route.config?.call).toBe(named(route).replace(' /', ' /api/'));
  });

  it('a call of § 7 has the same answer at its very path, which nobody keeps either', async () => {
    for (const url of ['/users/account', '/api/users/account']) {
      const answer = await app.inject({ method: 'GET', url });
      expect([answer.statusCode, answer.json(), answer.headers['cache-control']]).toEqual([
        401,
        { error: expect.any(String) },
        'no-store',
      ]);
    }
    const payload = { email: 'nobody@example.com', password: 'a quiet kite' };
    for (const url of ['/auth/signin', '/api/auth/signin']) {
      const answer = await app.inject({ method: 'POST', url, payload });
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'usecase.Signin: user not found' }]);
    }
  });

  it('a route without a row has a reason', () => {
    const bare = routes.filter(({ config }) => config?.call === undefined).map(named);
    expect(bare.sort()).toEqual(Object.keys(withoutRow).sort());
  });

  it('each call is open to those who are listed here, so that nobody opens one by chance', () => {
    expect({
      anyone: mayBe('anyone'),
      'user or visitor': mayBe('user or visitor'),
      user: mayBe('user'),
      operator: mayBe('operator'),
    }).toMatchInlineSnapshot(`
      {
        "anyone": [
          "POST /api/auth/signin",
          "POST /api/auth/signup",
          "POST /api/auth/signout",
          "POST /api/auth/password/reset",
          "POST /api/users/address/undo",
          "POST /api/training/reminder/stop",
          "POST /api/leave-links",
          "POST /api/leave-links/open",
          "POST /api/leave-links/cancel",
          "POST /api/leave-links/withdraw",
          "POST /api/plan-links",
          "POST /api/plan-links/open",
          "POST /api/resume-links",
          "POST /api/resume-links/open",
          "POST /api/resume-links/send",
          "POST /api/resume-links/erase",
          "GET /api/config",
          "GET /api/openapi.json",
          "POST /api/console/selector-tokens/open",
          "GET /api/console/door",
          "POST /api/console/signin",
          "POST /api/console/signin/operator",
          "POST /api/console/signin/passkey/challenge",
          "POST /api/console/signin/passkey",
          "POST /api/console/invitations/open",
          "POST /api/console/signout",
          "POST /api/console/preview",
        ],
        "operator": [
          "GET /api/console/me",
          "POST /api/console/confirm/challenge",
          "POST /api/console/confirm/passkey",
          "POST /api/console/confirm/code",
          "POST /api/console/own/first-owner",
          "GET /api/console/own",
          "PUT /api/console/own/password",
          "POST /api/console/own/totp/secret",
          "POST /api/console/own/totp",
          "POST /api/console/own/passkeys/challenge",
          "POST /api/console/own/passkeys",
          "PUT /api/console/own/factors/:id",
          "DELETE /api/console/own/factors/:id",
          "POST /api/console/own/recovery-codes",
          "PUT /api/console/own/time-zone",
          "PUT /api/console/own/digest",
          "DELETE /api/console/own/sessions/:id",
          "DELETE /api/console/own/sessions",
          "GET /api/console/operators",
          "POST /api/console/operators",
          "POST /api/console/operators/:id/invitation",
          "PUT /api/console/operators/:id/role",
          "DELETE /api/console/operators/:id",
          "GET /api/console/training",
          "GET /api/console/funnel",
          "POST /api/console/selector-tokens",
          "GET /api/console/labels",
          "POST /api/console/labels",
          "DELETE /api/console/labels/:id",
          "POST /api/console/element-counts",
          "GET /api/console/subscribers",
          "GET /api/console/subscribers/:id",
          "GET /api/console/subscribers/:id/timeline",
          "POST /api/console/subscribers/:id/health",
          "DELETE /api/console/subscribers/:id/sessions",
          "POST /api/console/subscribers/:id/refunds",
          "POST /api/console/subscribers/:id/cancellation",
          "POST /api/console/subscribers/:id/cancellation/undo",
          "POST /api/console/subscribers/:id/days",
          "POST /api/console/subscribers/:id/free-access",
          "POST /api/console/subscribers/:id/free-access/end",
          "POST /api/console/subscribers/:id/address",
          "POST /api/console/subscribers/:id/emails",
          "POST /api/console/subscribers/:id/notes",
          "POST /api/console/subscribers/:id/export",
          "POST /api/console/subscribers/:id/erasure",
          "GET /api/console/work",
          "POST /api/console/work/:id/assignee",
          "PUT /api/console/work/:id/assignee",
          "GET /api/console/work/assignees",
          "POST /api/console/work/:id/solution",
          "DELETE /api/console/work/:id/solution",
          "POST /api/console/work/:id/run",
          "POST /api/console/work/:id/owner",
          "GET /api/console/revenue",
          "GET /api/console/reconciliation",
          "POST /api/console/reconciliation/comparisons",
          "GET /api/console/reconciliation/differences",
          "PUT /api/console/reconciliation/differences/:id/explanation",
          "GET /api/console/documents",
          "POST /api/console/documents",
          "GET /api/console/content",
          "GET /api/console/publications",
          "GET /api/console/versions/:id",
          "POST /api/console/documents/:id/drafts",
          "GET /api/console/drafts/:id",
          "PUT /api/console/drafts/:id",
          "DELETE /api/console/drafts/:id",
          "POST /api/console/drafts/:id/check",
          "POST /api/console/drafts/:id/preview",
          "GET /api/console/drafts/:id/rehearsal",
          "POST /api/console/drafts/:id/rehearsal",
          "DELETE /api/console/drafts/:id/rehearsal",
          "POST /api/console/drafts/:id/publication",
          "POST /api/console/publications/:id/approval",
          "POST /api/console/publications/:id/again",
          "POST /api/console/publications/:id/end",
          "GET /api/console/offers/figures",
          "GET /api/console/coupons",
          "POST /api/console/coupons",
          "POST /api/console/coupons/:id/end",
          "GET /api/console/price-changes",
          "GET /api/console/price-changes/paid",
          "GET /api/console/price-changes/preview",
          "POST /api/console/price-changes",
          "POST /api/console/price-changes/:id/withdrawal",
          "GET /api/console/overview",
          "GET /api/console/alerts",
          "POST /api/console/alerts/:id/acknowledgement",
          "POST /api/console/alerts/acknowledgements",
          "GET /api/console/audit",
          "POST /api/console/audit/verify",
        ],
        "user": [
          "GET /api/auth/sessions",
          "DELETE /api/auth/sessions/:id",
          "DELETE /api/auth/sessions",
          "GET /api/users/account",
          "DELETE /api/users/account",
          "GET /api/users/account/export",
          "GET /api/users/plan",
          "PUT /api/users/plan",
          "GET /api/training",
          "POST /api/training/entries",
          "GET /api/training/entries",
          "DELETE /api/training/entries/:id",
          "DELETE /api/training",
          "GET /api/training/export.csv",
          "PUT /api/training/consent",
          "PUT /api/training/pause",
          "PUT /api/training/reminder",
          "POST /api/training/gift",
          "GET /api/users/subscription",
          "PUT /api/users/subscription/cancel",
          "DELETE /api/users/subscription/cancel",
          "PUT /api/users/subscription/pause",
          "DELETE /api/users/subscription/pause",
          "POST /api/users/subscription/plan/preview",
          "PUT /api/users/subscription/plan",
          "POST /api/users/subscription/card",
          "PUT /api/users/subscription/withdrawal",
          "GET /api/users/subscription/payments",
          "GET /api/users/subscription/payments/:id/invoice",
          "POST /api/users/subscription/portal",
          "GET /api/users/subscription/plans",
          "DELETE /api/users/subscription/plan",
        ],
        "user or visitor": [
          "PUT /api/auth/password",
          "GET /api/offers",
          "POST /api/checkouts",
          "GET /api/checkouts/:id",
          "POST /api/coupons",
          "GET /api/offers/after-checkout",
        ],
      }
    `);
  });
});

/** A body and a query that the schemas permit. */
function rightCall(call: Call) {
  const { params, query, body }: CallSchemas = callSchemas[call];
  const made = (schema: TSchema | undefined) => schema && Value.Create(schema);
  const address = callAddress(call, { params: params && { id: '1' }, query: made(query) } as object);
  return { ...address, ...(body && { body: made(body) as object }) };
}

describe('without a session', () => {
  for (const authorization of [undefined, 'a token that nobody has']) {
    const headers = authorization === undefined ? {} : { authorization };

    it.each(mayBe('user'))(`%s answers 401 with ${authorization ?? 'no token'}`, async (call) => {
      const answer = await app.inject({ ...rightCall(call), headers });
      expect([answer.statusCode, answer.body]).toEqual([401, '{"error":"Please sign in."}']);
    });

    it.each(mayBe('operator'))(`%s answers 403 with ${authorization ?? 'no token'}`, async (call) => {
      const answer = await app.inject({ ...callAddress(call, { params: { id: '1' } } as object), headers });
      expect([answer.statusCode, answer.json()]).toEqual([403, { error: consoleRefusals.signInFirst }]);
    });
  }
});

describe('the OpenAPI document', () => {
  it('the OpenAPI document is valid OpenAPI 3.1 and has every call', async () => {
    const answer = await app.inject(callAddress(calls.readOpenApi));
    const document = answer.json<{ openapi: string; paths: Record<string, object> }>();
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(await new Validator().validate(document)).toEqual({ valid: true });
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(listed.sort()).toEqual([...allCalls, ...literal].sort());
  });

  it('the OpenAPI document says what a call takes and answers, and who may make it', async () => {
    const { paths } = (await app.inject(callAddress(calls.readOpenApi))).json();
    expect(paths['/api/checkouts/{id}'].get).toMatchObject({
      operationId: 'readCheckout',
      security: [{}, { session: [] }],
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { 200: { content: { 'application/json': { schema: callSchemas[calls.readCheckout].answer[200] } } } },
    });
    expect(paths['/api/users/subscription/cancel'].put.requestBody).toMatchObject({ required: false });
    expect(Object.keys(paths['/api/users/account'].get.responses)).toContain('401');
  });
});
