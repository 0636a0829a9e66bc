import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Environment, Paddle } from '@paddle/paddle-node-sdk';
import type { CardForm } from '#paddle-emulator/checkout/card-form.ts';
import type { CheckoutData } from '#paddle-emulator/checkout/checkout-data.ts';
import { type Emulator, type EmulatorOptions, startEmulator } from '#paddle-emulator/emulator.ts';
import type { Overview } from '#paddle-emulator/panel/overview.ts';

export const goodCard: CardForm = {
  card_number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  security_code: '123',
  name: 'Maya Lindqvist',
  country: 'US',
};

export const declinedCard: CardForm = { ...goodCard, card_number: '4000 0000 0000 0002' };
export const challengedCard: CardForm = { ...goodCard, card_number: '4000 0038 0000 0446' };
export const renewalsDeclinedCard: CardForm = { ...goodCard, card_number: '4000 0027 6000 3184' };

/** The time some milliseconds after another, ISO 8601. */
export function addMs(iso: string, ms: number): string {
  return new Date(Date.parse(iso) + ms).toISOString();
}

/** An emulator in memory, the official SDK connected to it, and functions for the actions of buyers and testers. */
export async function startTestEmulator(options: Partial<EmulatorOptions> = {}) {
  const emulator = await startEmulator({
    port: 0,
    dataDir: null,
    webhookUrl: null,
    webhookSecret: 'secret',
    ...options,
  });
  return { ...emulator, ...actionsFor(emulator) };
}

interface Answer<T> {
  data: T;
  error?: { code: string; errors?: unknown };
}

export type TestEmulator = Awaited<ReturnType<typeof startTestEmulator>>;

function actionsFor(emulator: Emulator) {
  const sdk = sdkFor(emulator.url);
  const sendJson = async <T>(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Answer<T>> => {
    const response = await fetch(`${emulator.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Answer<T>;
  };
  const postJson = <T>(path: string, body: unknown) => sendJson<T>('POST', path, body);

  async function newPrice(more: Partial<Parameters<Paddle['prices']['create']>[0]> = {}) {
    const product = await sdk.products.create({ name: 'Everkite', taxCategory: 'saas' });
    return sdk.prices.create({
      productId: product.id,
      description: '4 weeks',
      unitPrice: { amount: '3599', currencyCode: 'USD' },
      billingCycle: { interval: 'week', frequency: 4 },
      ...more,
    });
  }

  async function newTransaction(
    more: Parameters<typeof newPrice>[0] = {},
    email = `${crypto.randomUUID()}@example.com`,
  ) {
    const price = await newPrice(more);
    const customer = await sdk.customers.create({ email });
    return sdk.transactions.create({
      items: [{ priceId: price.id, quantity: 1 }],
      customerId: customer.id,
      customData: { user_id: 7, checkout_id: 'che_1' },
    });
  }

  const pay = (transactionId: string, form: CardForm = goodCard) =>
    postJson<{ kind: string; checkout: CheckoutData }>(`/checkout/${transactionId}/pay`, form);

  return {
    sdk,
    postJson,
    setFaults: (faults: unknown) => sendJson<unknown>('PUT', '/emulator/faults', faults),
    newPrice,
    newTransaction,
    pay,
    /** Buys; returns the subscription. */
    async subscribe(form: CardForm = goodCard, more: Parameters<typeof newPrice>[0] = {}) {
      const { id } = await newTransaction(more);
      await pay(id, form);
      const { subscriptionId } = await sdk.transactions.get(id);
      return sdk.subscriptions.get(subscriptionId!);
    },
    transactionsOf: (subscriptionId: string) => sdk.transactions.list({ subscriptionId: [subscriptionId] }).next(),
    /** The types of the events about one subscription, in order. */
    async eventsOf(subscriptionId: string): Promise<string[]> {
      const types: string[] = [];
      for await (const { eventType, data } of sdk.events.list()) {
        const about = data as { id: string; subscriptionId?: string | null };
        if (about.id === subscriptionId || about.subscriptionId === subscriptionId) types.push(eventType);
      }
      return types;
    },
    advanceTo: (to: string) => postJson<Overview>('/emulator/clock', { to }),
    async eventTypes(): Promise<string[]> {
      const types: string[] = [];
      for await (const event of sdk.events.list()) types.push(event.eventType);
      return types;
    },
  };
}

export function sdkFor(url: string): Paddle {
  return new Paddle('emulator_key', { environment: url as Environment, customHeaders: { 'Paddle-Version': '1' } });
}

export interface Received {
  body: string;
  signature: string;
}

/** The answer of the application's webhook: a status, nothing, or a closed connection. */
export type Reply = number | 'hang' | 'hang up';

/** A webhook that answers as scripted, and with 200 after the end of the script. */
export async function startReceiver(script: Reply[] = []) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({
      body: Buffer.concat(chunks).toString(),
      signature: String(request.headers['paddle-signature']),
    });
    const answer = script.shift() ?? 200;
    if (answer === 'hang up') request.socket.destroy();
    else if (answer !== 'hang') {
      const headers = { 'content-type': 'text/plain', ...(answer === 302 ? { location: '/elsewhere' } : {}) };
      response.writeHead(answer, headers).end('noted');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
