import { isDeepStrictEqual } from 'node:util';
import type { Paddle } from '@paddle/paddle-node-sdk';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Profile } from '#contract/account.ts';
import { callAddress } from '#contract/api/call-address.ts';
import type { Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import type { StartCheckoutAnswer } from '#contract/checkout.ts';
import type { Currency } from '#contract/currency.ts';
import type { SubscriptionAnswer, SubscriptionDetails } from '#contract/subscription.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import { type Emulator, startEmulator } from '#paddle-emulator/emulator.ts';
import type { State } from '#paddle-emulator/platform/state.ts';
import { buildApp } from '#server/app.ts';
import { offers } from '#server/billing/offer/offers.ts';
import type { CallBudget } from '#server/billing/paddle/call-budget.ts';
import { createPaddleGateway, createPaddleProvider } from '#server/billing/paddle/paddle-provider.ts';
import { createToken, hashToken } from '#server/identity/token.ts';
import { jobHandlers } from '#server/jobs.ts';
import { runNextJob } from '#server/platform/jobs/worker.ts';
import type { TestDatabase } from './database.ts';
import { createTestDeps, type TestDeps } from './deps.ts';
import { consent } from './sold-offer.ts';
import { signWebhook } from './webhook-signature.ts';

export interface Person {
  id: string;
  email: string;
  authorization: string;
}

type Subscriber = Person & StartCheckoutAnswer;

interface Notification {
  id: string;
  type: string;
  payload: { event_id: string; data: { id: string } };
}

/** The full server on a real database, with an emulator whose notifications the test delivers itself. */
export interface TestShop {
  deps: TestDeps;
  /** The SDK that our server uses, to act as others do at Paddle, to read what is there and to make it fail. */
  paddle: Paddle;
  app: FastifyInstance;
  /** The emulator's books as they are now. */
  books: () => State;
  /** Creates an account and a session. */
  person: (email: string) => Promise<Person>;
  /** Starts a checkout in the person's own browser and session, or in another browser, named, without a session. */
  startCheckout: (
    email: string,
    changes?: { offer_id?: unknown; currency?: Currency; [field: string]: unknown },
    browser?: string,
  ) => Promise<LightMyRequestResponse>;
  /** Starts a checkout that must succeed. */
  checkOut: (email: string, offerId?: number, currency?: Currency) => Promise<StartCheckoutAnswer>;
  /** The checkout's state as seen by the browser that started it, or by another one. */
  stateOf: (
    checkoutId: string,
    browser?: string,
  ) => Promise<{ statusCode: number; state: { status: string } & Record<string, unknown> }>;
  /** Fills in the card form and answers the bank's challenge; returns the outcome. */
  pay: (transactionId: string, card?: string, challenge?: 'approved' | 'refused', country?: string) => Promise<string>;
  /** All notifications so far, oldest first. */
  notifications: () => Promise<Notification[]>;
  /** Delivers the given notifications, or all that were not delivered yet. */
  deliver: (some?: Notification[]) => Promise<void>;
  /**
   * Creates an account, checks out, pays and delivers. Where it is the first that happens after a reset, this is done
   * once in a test file, and later found again in the rows.
   */
  subscribe: (email: string, card?: string) => Promise<Subscriber>;
  /** Makes a call as this person. */
  call: (person: Person, row: Call, body?: object) => Promise<LightMyRequestResponse>;
  /** The subscription as this person sees it. */
  seen: (person: Person) => Promise<SubscriptionDetails | null>;
  /** This person's profile (§ 3). */
  profile: (person: Person) => Promise<Profile>;
  cancel: (person: Person, body?: object) => Promise<LightMyRequestResponse>;
  undo: (person: Person) => Promise<LightMyRequestResponse>;
  /** Runs all due jobs. */
  work: () => Promise<void>;
  /** Advances our clock and Paddle's. */
  advance: (ms: number) => Promise<void>;
  /** Changes how our server reaches the provider. */
  reach: (connection: { emulatorUrl?: string; timeLimitMs?: number; budget?: CallBudget }) => void;
  takePaddleDown: () => void;
  bringPaddleBack: () => void;
  /** Restores the state of a first start: an empty database with our offers, an empty emulator and reset clocks. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

const goodCard = '4242 4242 4242 4242';

interface OwnEmulator {
  emulator: Emulator;
  clock: () => number;
}

/** Those of earlier test files of this worker: to start one takes as long as several tests. */
const idleEmulators: OwnEmulator[] = [];

async function startOwnEmulator(): Promise<OwnEmulator> {
  const own = { clock: () => 0 };
  const options = { port: 0, dataDir: null, webhookUrl: null, webhookSecret: 'unused' };
  return Object.assign(own, { emulator: await startEmulator({ ...options, clock: () => own.clock() }) });
}

/** Which notifications were delivered, and who used what. */
const emptyMemory = () => ({
  delivered: new Set<string>(),
  /** The cookies of each browser. */
  cookies: new Map<string, string>(),
  /** The session of each email address. */
  sessions: new Map<string, string>(),
  /** The browser of each checkout. */
  begunIn: new Map<string, string>(),
});

const keyOf = (email: string) => email.trim().toLowerCase();

/** Takes as long as several tests, so create it once per test file and call `reset` before each test. */
export async function createTestShop(database: TestDatabase): Promise<TestShop> {
  const rented = idleEmulators.pop() ?? (await startOwnEmulator());
  const { emulator } = rented;
  const deps = createTestDeps(database, { PADDLE_EMULATOR_URL: emulator.url });
  rented.clock = deps.clock;
  let { sdk } = createPaddleGateway(deps.config.paddle);
  let original = { sdk, provider: deps.provider };
  const app = buildApp(deps, { webDir: null });
  let memory = emptyMemory();
  /** What a reset leaves, and what subscribing makes of that, by address and card. */
  let fresh = stateNow();
  const subscribed = new Map<string, { subscriber: Subscriber; restore: () => Promise<void> }>();

  async function request<T>(path: string, body?: object): Promise<T> {
    const response = await fetch(emulator.url + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: 'Bearer emulator_key', 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const answer = (await response.json()) as { data: T };
    if (!response.ok) throw new Error(JSON.stringify(answer));
    return answer.data;
  }

  const shop: TestShop = {
    deps,
    get paddle() {
      return sdk;
    },
    app,
    books: () => emulator.state(),
    async person(email) {
      const now = new Date(deps.clock());
      const { id } = await deps.db
        .insertInto('users')
        .values({ email, email_key: email.toLowerCase(), created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      const token = createToken();
      const session = { token_hash: hashToken(token), user_id: id, created_at: now, last_seen_at: now };
      await deps.db.insertInto('sessions').values(session).execute();
      memory.sessions.set(keyOf(email), token);
      return { id, email, authorization: token };
    },
    async startCheckout(email, { currency = 'USD', ...changes } = {}, browser = keyOf(email)) {
      const offerId = changes.offer_id ?? 1;
      const price = { amount_minor: offers.find(({ id }) => id === offerId)?.prices[currency] ?? 0, currency };
      const shown = { ...consent, shown_at: new Date(deps.clock()).toISOString() };
      const body = { offer_id: offerId, price, email, consent: shown, ...changes };
      const headers = headersOf(browser);
      const answer = await app.inject({ ...callAddress(calls.startCheckout), headers, body });
      const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0]!;
      if (cookie !== '') memory.cookies.set(browser, cookie);
      if (answer.statusCode === 200) memory.begunIn.set(answer.json<StartCheckoutAnswer>().checkout_id, browser);
      return answer;
    },
    async checkOut(email, offerId = 1, currency = 'USD') {
      const answer = await shop.startCheckout(email, { offer_id: offerId, currency });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
    async stateOf(checkoutId, browser = memory.begunIn.get(checkoutId) ?? '') {
      const address = callAddress(calls.readCheckout, { params: { id: checkoutId } });
      const answer = await app.inject({ ...address, headers: headersOf(browser) });
      return { statusCode: answer.statusCode, state: answer.json() };
    },
    async pay(transactionId, card = goodCard, challenge, country = 'US') {
      const form = {
        card_number: card,
        expiry: '12/39',
        security_code: '123',
        name: 'Ada L',
        country,
        challenge,
      };
      return (await request<{ kind: string }>(`/checkout/${transactionId}/pay`, form)).kind;
    },
    async notifications() {
      const all: Notification[] = [];
      for (let after = ''; ; after = `&after=${all.at(-1)!.id}`) {
        const page = await request<(Notification['payload'] & { event_type: string })[]>(
          `/events?per_page=200${after}`,
        );
        all.push(...page.map((payload) => ({ id: payload.event_id, type: payload.event_type, payload })));
        if (page.length < 200) return all;
      }
    },
    async deliver(some) {
      for (const { id, payload } of some ??
        (await shop.notifications()).filter((one) => !memory.delivered.has(one.id))) {
        memory.delivered.add(id);
        const body = JSON.stringify(payload);
        const signature = signWebhook(body, deps.config.paddle.webhookSecret, deps.clock());
        const answer = await app.inject({
          method: 'POST',
          url: wirePaths.paddleWebhook,
          headers: { 'content-type': 'application/json', 'paddle-signature': signature },
          body,
        });
        if (answer.statusCode !== 200) throw new Error(answer.body);
      }
    },
    async subscribe(email, card) {
      if (!isDeepStrictEqual(stateNow(), fresh)) return subscribeAnew(email, card);
      const key = `${email} ${card}`;
      const known = subscribed.get(key);
      await known?.restore();
      if (known) return { ...known.subscriber };
      const subscriber = await subscribeAnew(email, card);
      subscribed.set(key, { subscriber, restore: await saved() });
      return { ...subscriber };
    },
    call: ({ authorization }, row, body) =>
      app.inject({ ...callAddress(row), headers: { authorization }, ...(body ? { body } : {}) }),
    seen: async (person) => (await shop.call(person, calls.readSubscription)).json<SubscriptionAnswer>().subscription,
    profile: async (person) => (await shop.call(person, calls.readAccount)).json<Profile>(),
    cancel: (person, body) => shop.call(person, calls.cancelSubscription, body),
    undo: (person) => shop.call(person, calls.keepSubscription),
    async work() {
      // Conversions are tested elsewhere and need a folder.
      const { conversion: _, 'forget-conversions': __, ...handlers } = jobHandlers(deps);
      while (await runNextJob(deps, handlers));
    },
    async advance(ms) {
      deps.advance(ms);
      await request('/events?per_page=1');
    },
    reach({ emulatorUrl = emulator.url, timeLimitMs = 2_000, ...connection }) {
      const config = { ...deps.config, paddle: { ...deps.config.paddle, emulatorUrl } };
      sdk = createPaddleGateway(config.paddle).sdk;
      deps.provider = createPaddleProvider(config, { sdk, timeLimitMs, ...connection });
    },
    takePaddleDown() {
      shop.reach({ emulatorUrl: 'http://127.0.0.1:1' });
    },
    bringPaddleBack() {
      sdk = original.sdk;
      deps.provider = original.provider;
    },
    async reset() {
      await database.empty();
      await emulator.reset();
      deps.reset();
      // Created again, because tests change it.
      shop.reach({});
      original = { sdk, provider: deps.provider };
      memory = emptyMemory();
      await deps.published.refresh();
      fresh = stateNow();
    },
    async close() {
      await app.close();
      idleEmulators.push(rented);
    },
  };

  async function subscribeAnew(email: string, card?: string): Promise<Subscriber> {
    const person = await shop.person(email);
    const checkout = await shop.checkOut(email);
    if ((await shop.pay(checkout.transaction_id, card)) !== 'completed') throw new Error('not paid');
    await shop.deliver();
    return { ...person, ...checkout };
  }

  /** What every act of a test changes: it uses the database or the emulator, or replaces a part. */
  function stateNow() {
    const { config, ...parts } = deps;
    const used = { database: database.uses(), emulator: emulator.state() };
    return { used, now: deps.clock(), sent: deps.sent.length, parts, config: { ...config } };
  }

  async function saved(): Promise<() => Promise<void>> {
    const restoreRows = await database.save();
    const state = emulator.state();
    const remembered = structuredClone(memory);
    return async () => {
      await restoreRows();
      await emulator.reset(state);
      memory = structuredClone(remembered);
    };
  }

  function headersOf(browser: string): Record<string, string> {
    const [cookie, authorization] = [memory.cookies.get(browser), memory.sessions.get(browser)];
    return { ...(cookie ? { cookie } : {}), ...(authorization ? { authorization } : {}) };
  }

  await shop.reset();
  return shop;
}
