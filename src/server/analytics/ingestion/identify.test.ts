import { beforeAll, describe, expect, it } from 'vitest';
import { useTestIngestion } from '#testing/server/use.ts';
import { readIdentify } from './identify.ts';

const person = { user_id: 'user-1', device_id: 'device-1', user_properties: { $set: { signed_in: true } } };
const formOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

describe("an identify call's body", () => {
  const event = { ...person, event_type: '$identify' };
  const bodies: [string, string][] = [
    ['a form with one object', formOf({ api_key: 'key', identification: JSON.stringify(person) })],
    ['a form with a list', formOf({ api_key: 'key', identification: JSON.stringify([person]) })],
    ['JSON with one object', JSON.stringify({ api_key: 'key', identification: person })],
    ['JSON with a list', ` ${JSON.stringify({ api_key: 'key', identification: [person] })}`],
    ['JSON with JSON in a text', JSON.stringify({ api_key: 'key', identification: JSON.stringify([person]) })],
  ];
  it.each(bodies)('the body of an identify call may be %s', (_, body) => {
    expect(readIdentify(body)).toMatchObject({ api_key: 'key', identification: [event] });
  });

  it('the event type of an identify call is always $identify', () => {
    const body = { api_key: 'key', identification: { ...person, event_type: 'payment_success' } };
    expect(readIdentify(JSON.stringify(body))).toMatchObject({ identification: [event] });
  });

  it('the form of an identify call may have options', () => {
    const body = formOf({ api_key: 'key', identification: '[]', options: '{"min_id_length":1}' });
    expect(readIdentify(body)).toMatchObject({ options: { min_id_length: 1 } });
  });

  it.each(['{', '[1', formOf({ identification: '{' }), formOf({ identification: '[]', options: 'x' })])(
    'the body %s of an identify call is refused',
    (body) => expect(() => readIdentify(body)).toThrow(SyntaxError),
  );
});

describe('an identify call', () => {
  const ingestion = useTestIngestion();
  let apiKey: string;
  beforeAll(async () => {
    apiKey = ingestion.deps.config.analytics.apiKey;
  });

  const call = (fields: Record<string, string>) =>
    ingestion.send(formOf(fields), { 'content-type': 'application/x-www-form-urlencoded' }, '/identify');
  const identify = (...identification: unknown[]) =>
    call({ api_key: apiKey, identification: JSON.stringify(identification) });

  it('an identify call changes people and makes no event', async () => {
    const other = { device_id: 'device-2', user_properties: { plan: 'A' } };
    const answer = await identify(person, other);
    expect(answer).toMatchObject({
      status: 200,
      body: { code: 200, events_ingested: 2, server_upload_time: ingestion.deps.clock() },
    });
    expect(answer.body.payload_size_bytes).toBeGreaterThan(100);
    expect(await ingestion.people()).toEqual([
      { device_id: 'device-1', user_id: 'user-1', user_properties: { signed_in: true } },
      { device_id: 'device-2', user_id: null, user_properties: { plan: 'A' } },
    ]);
    expect(await ingestion.stored()).toEqual([]);
  });

  it('an identify call may be JSON', async () => {
    const body = JSON.stringify({ api_key: apiKey, identification: person });
    expect((await ingestion.send(body, {}, '/identify')).body).toMatchObject({ code: 200, events_ingested: 1 });
    expect(await ingestion.people()).toHaveLength(1);
  });

  it('an identify call stores no card number, neither in properties nor in their names', async () => {
    await identify({ ...person, user_properties: { $set: { '4242 4242 4242 4242': '123-45-6789' } } });
    expect(await ingestion.people()).toMatchObject([{ user_properties: { '': '' } }]);
  });

  const refusals: [string, () => Record<string, string>, object][] = [
    ['a wrong key', () => ({ api_key: 'other', identification: '[]' }), { error: 'Invalid API key' }],
    ['no key', () => ({ identification: '[]' }), { error: 'Request missing required field', missing_field: 'api_key' }],
    [
      'no identification',
      () => ({ api_key: apiKey }),
      { error: 'Request missing required field', missing_field: 'identification' },
    ],
    [
      'what is no object',
      () => ({ api_key: apiKey, identification: '[7]' }),
      { error: 'Invalid field values on some events', events_with_invalid_fields: { identification: [0] } },
    ],
    [
      'nobody named',
      () => ({ api_key: apiKey, identification: JSON.stringify([person, { user_properties: {} }]) }),
      { error: 'Request missing required field', events_with_missing_fields: { device_id: [1] } },
    ],
    [
      'a short id',
      () => ({ api_key: apiKey, identification: '{"user_id":"me"}' }),
      { error: 'Invalid field values on some events', events_with_invalid_id_lengths: { user_id: [0] } },
    ],
    ['no JSON', () => ({ api_key: apiKey, identification: '[' }), { error: 'Invalid JSON request body' }],
  ];
  it.each(refusals)(
    'an identify call with %s is refused with the reason, and changes nobody',
    async (_, fields, refusal) => {
      const answer = await call(fields());
      expect(answer).toMatchObject({ status: 400, body: { code: 400, ...refusal } });
      expect(await ingestion.people()).toEqual([]);
    },
  );

  it('an identify call of more than 1 MB or 2000 people is refused as too large', async () => {
    const tooLarge = { status: 413, body: { code: 413, error: 'Payload too large' } };
    expect(await identify(...Array.from({ length: 2001 }, () => ({ user_id: 'user-1' })))).toMatchObject(tooLarge);
    expect(await identify({ ...person, note: 'a'.repeat(1_048_576) })).toMatchObject(tooLarge);
  });
});
