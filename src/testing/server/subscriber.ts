import { beforeEach, expect } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { wirePaths } from '#contract/wire-paths.ts';
import type { Person } from './shop.ts';
import { useTestShop } from './use.ts';

export const password = 'seven kites over the bay';
export const email = 'Ada@example.com';
export const deviceId = '7b8cdf3a-64dd-4b39-9e0a-ff1f4f5fd1d4';
export const cookieOf = (device: string) =>
  `AMP_everkite=${btoa(encodeURIComponent(JSON.stringify({ deviceId: device })))}`;

/** A shop with one subscriber, Ada, who has a password, and the calls and events of her browsers. */
export function useTestSubscriber() {
  const { shop, database } = useTestShop({ ownDatabase: true });
  const ada = {} as Person;
  const query = async (sql: string) => (await database.pool.query(sql)).rows;

  beforeEach(async () => {
    Object.assign(ada, await shop.subscribe(email));
    await query(`update users set password_hash = '${await shop.deps.passwords.hash(password)}', name = 'Ada L', provider_customer_id =
      coalesce(provider_customer_id, 'ctm_1')`);
  });

  async function uploadEvent(event: object) {
    const payload = { api_key: 'everkite', events: [event], options: { min_id_length: 1 } };
    const answer = await shop.app.inject({ method: 'POST', url: wirePaths.uploadEvents, payload });
    expect(answer.statusCode).toBe(200);
  }

  const measure = (id: string, name: string, fields: object = {}) =>
    uploadEvent({ event_type: name, device_id: id, insert_id: `${id}-${name}`, time: shop.deps.clock(), ...fields });

  const openAccount = ({ authorization }: Person, cookies: string) =>
    shop.app.inject({ ...callAddress(calls.readAccount), headers: { authorization, cookie: cookies } });

  async function exported(person: Person, cookies?: string) {
    const headers = { authorization: person.authorization, ...(cookies ? { cookie: cookies } : {}) };
    return shop.app.inject({ ...callAddress(calls.exportAccount), headers });
  }

  return { shop, database, ada, query, uploadEvent, measure, openAccount, exported };
}
