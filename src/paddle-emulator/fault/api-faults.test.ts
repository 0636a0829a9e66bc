import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
beforeEach(() => emulator.reset());
afterAll(() => emulator.stop());

const key = { authorization: 'bearer emulator_key' };

const setFaults = (faults: unknown) => emulator.setFaults(faults);
const newCustomer = (email = 'maya@example.com') => emulator.sdk.customers.create({ email });
const emails = async () => (await emulator.sdk.customers.list().next()).map(({ email }) => email);

it('the fault switches are off at first, and reading them shows every field', async () => {
  const read = async () => ((await (await fetch(`${emulator.url}/emulator/faults`)).json()) as { data: unknown }).data;
  const off = { webhooks: { drop: 0, duplicate: 0, shuffle: 0, hold_ms: 2000, delay_ms: 0 }, api: [], hanging: 0 };
  expect(await read()).toEqual(off);

  await setFaults({ webhooks: { drop: 0.5 }, api: [{ answer: '500' }] });
  expect(await read()).toEqual({
    webhooks: { ...off.webhooks, drop: 0.5 },
    api: [{ answer: '500', method: null, path: '/', calls: null, carried_out: false, retry_after_seconds: 1 }],
    hanging: 0,
  });

  await setFaults({});
  expect(await read()).toEqual(off);
});

it.each([
  [{ webhooks: { drop: 2 } }],
  [{ api: [{ answer: '418' }] }],
  [{ api: [{ answer: '500', path: 'x' }] }],
  [{ drop: 1 }],
])('the fault switches refuse %j', async (faults) => {
  expect(await setFaults(faults)).toMatchObject({ error: { code: 'invalid_field' } });
});

it('a 429 tells the SDK how long to wait, and the call is not executed', async () => {
  await setFaults({ api: [{ answer: '429', retry_after_seconds: 7, calls: 1 }] });

  await expect(newCustomer()).rejects.toMatchObject({
    code: 'too_many_requests',
    type: 'request_error',
    retryAfter: 7,
  });

  expect(await emails()).toEqual([]);
});

it('a 500 is an error of the API in JSON', async () => {
  await setFaults({ api: [{ answer: '500', calls: 1 }] });

  await expect(newCustomer()).rejects.toMatchObject({ code: 'internal_error', type: 'api_error' });
});

it('a 502 is an HTML page of a proxy, which the SDK cannot parse', async () => {
  await setFaults({ api: [{ answer: '502' }] });

  const response = await fetch(`${emulator.url}/customers`, { headers: key });

  expect(response.status).toBe(502);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toContain('<html>');
  await expect(newCustomer()).rejects.toBeInstanceOf(SyntaxError);
});

it('a fault hits only its method, its path and its number of calls', async () => {
  await setFaults({ api: [{ answer: '500', method: 'POST', path: '/customers', calls: 2 }] });

  await emulator.sdk.products.create({ name: 'Everkite', taxCategory: 'saas' });
  expect(await emails()).toEqual([]);
  await expect(newCustomer()).rejects.toMatchObject({ code: 'internal_error' });
  await expect(newCustomer()).rejects.toMatchObject({ code: 'internal_error' });
  expect(await newCustomer()).toMatchObject({ email: 'maya@example.com' });
});

it('faults never hit calls without a key, the checkout or the panel', async () => {
  await setFaults({ api: [{ answer: '500' }] });

  expect((await fetch(`${emulator.url}/customers`)).status).toBe(403);
  expect((await fetch(`${emulator.url}/`)).status).toBe(200);
  expect((await fetch(`${emulator.url}/emulator/clock`)).status).toBe(200);
});

it.each(['429', '500', '502'] as const)(
  'a call that is executed and answered with %s leaves its change',
  async (answer) => {
    await setFaults({ api: [{ answer, carried_out: true, calls: 1 }] });

    await expect(newCustomer()).rejects.toThrow();

    expect(await emails()).toEqual(['maya@example.com']);
  },
);

it('a call that is executed and hangs leaves its change before the answer', async () => {
  await setFaults({ api: [{ answer: 'hang', method: 'POST', carried_out: true, calls: 1 }] });
  const created = newCustomer();

  await expect.poll(emails).toEqual(['maya@example.com']);

  await setFaults({});
  expect(await created).toMatchObject({ email: 'maya@example.com' });
});

describe('a call that hangs', () => {
  const untilHanging = (calls: number) =>
    expect
      .poll(async () => {
        const answer = (await (await fetch(`${emulator.url}/emulator/faults`)).json()) as { data: { hanging: number } };
        return answer.data.hanging;
      })
      .toBe(calls);

  it('a hanging call continues once the switch is off', async () => {
    await setFaults({ api: [{ answer: 'hang', method: 'POST', calls: 1 }] });
    const created = newCustomer();
    await untilHanging(1);
    expect(await emails()).toEqual([]);

    await setFaults({});

    expect(await created).toMatchObject({ email: 'maya@example.com' });
  });

  it('a hanging call whose caller disconnected does nothing', async () => {
    await setFaults({ api: [{ answer: 'hang', method: 'POST', calls: 1 }] });
    const giveUp = new AbortController();
    const body = JSON.stringify({ email: 'maya@example.com' });
    const headers = { ...key, 'content-type': 'application/json' };
    const call = fetch(`${emulator.url}/customers`, { method: 'POST', headers, body, signal: giveUp.signal });
    await untilHanging(1);
    giveUp.abort();
    await expect(call).rejects.toThrow();
    await untilHanging(0);

    await setFaults({});
    await newCustomer('other@example.com');

    expect(await emails()).toEqual(['other@example.com']);
  });

  it('a hanging call does not keep the emulator from stopping', async () => {
    const other = await startTestEmulator();
    await other.setFaults({ api: [{ answer: 'hang' }] });
    const call = other.sdk.customers.create({ email: 'maya@example.com' });

    await expect(Promise.all([call, other.stop()])).rejects.toThrow();
  });
});
