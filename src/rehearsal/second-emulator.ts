import { buildApp } from '#paddle-emulator/app.ts';
import { createEngine } from '#paddle-emulator/platform/engine.ts';
import { emptyState, type State } from '#paddle-emulator/platform/state.ts';
import { memoryStore } from '#paddle-emulator/platform/state-store.ts';
import { settle } from '#paddle-emulator/subscription/timeline.ts';
import { createPaddleProvider } from '#server/billing/paddle/paddle-provider.ts';
import type { PaymentProvider } from '#server/billing/provider.ts';
import { seededRandom } from '#statistics/seeded-random.ts';

/** A name that no network resolves (RFC 2606). */
const origin = 'http://second-emulator.invalid';

/** A Paddle emulator in this thread with a clock of its own: it listens nowhere, stores nothing and sends nothing. */
export interface SecondEmulator {
  /** The adapter of the product, which reaches this emulator only. */
  provider: PaymentProvider;
  /** In place of the thread's `fetch`; rejects for every other address. */
  fetch: typeof fetch;
  /** Its state, which nobody changes. */
  state: () => State;
  /** Replaces state and clock (epoch ms), also by earlier ones. */
  begin: (state: State, at: number) => Promise<void>;
  /** Moves the clock on to a time, with all that becomes due on the way; never back. */
  advanceTo: (at: number) => Promise<void>;
  now: () => number;
  /** What others do at Paddle, such as paying, by a page of the emulator; its answer. */
  press: (path: string, form?: object) => Promise<Record<string, unknown>>;
  /** The stored card of a subscription is declined from now on, or accepted. */
  setCard: (subscriptionId: string, renewals: 'succeed' | 'decline') => Promise<void>;
}

export function createSecondEmulator(): SecondEmulator {
  let nowMs = 0;
  const engine = createEngine(emptyState(), {
    store: memoryStore(),
    realClock: () => nowMs,
    // The same numbers each time, so that rehearsing twice gives the same.
    random: seededRandom(1),
    settle,
    onSaved: () => undefined,
  });
  const app = buildApp(engine);
  const paddle = {
    mode: 'emulator' as const,
    emulatorUrl: origin,
    apiKey: 'emulator_rehearsal',
    webhookSecret: 'unused',
    clientToken: 'unused',
    callsPerMinute: Number.MAX_SAFE_INTEGER,
  };
  const provider = createPaddleProvider({ paddle, publicUrl: origin }, { budget: { take: () => 0 } });

  async function answer(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new Error(`A rehearsal reaches nobody, and was asked to reach ${url.origin}.`);
    const { statusCode, body, headers } = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: url.href,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
    });
    return new Response(body, { status: statusCode, headers: { 'content-type': String(headers['content-type']) } });
  }

  return {
    provider,
    fetch: answer,
    state: engine.peek,
    async begin(state, at) {
      await engine.run(() => ({ state, answer: null }));
      nowMs = at;
    },
    async advanceTo(at) {
      nowMs = Math.max(nowMs, at);
      await engine.read();
    },
    now: () => nowMs,
    async press(path, form = {}) {
      const given = await app.inject({ method: 'POST', url: origin + path, body: form });
      return given.json();
    },
    async setCard(subscriptionId, renewals) {
      await engine.run((state) => {
        const billing = state.billings[subscriptionId];
        if (billing === undefined) return { state, answer: null };
        const changed = { ...billing, card: { ...billing.card, renewals } };
        return { state: { ...state, billings: { ...state.billings, [subscriptionId]: changed } }, answer: null };
      });
    },
  };
}
