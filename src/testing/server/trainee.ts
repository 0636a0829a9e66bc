import { beforeEach } from 'vitest';
import { type AddressParts, callAddress } from '#contract/api/call-address.ts';
import type { Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { EntriesAnswer, EntriesPage, TrainingState } from '#contract/training.ts';
import { trainingConsentVersion } from '#contract/training-consent.ts';
import type { Person } from './shop.ts';
import { useTestShop } from './use.ts';

/** A shop with Ada, who may train and keeps her training in the account, and the calls of her devices. */
export function useTestTrainee() {
  const { shop, database } = useTestShop();
  const ada = {} as Person;
  const query = async (sql: string, values: unknown[] = []) => (await database.pool.query(sql, values)).rows;

  beforeEach(async () => {
    Object.assign(ada, await trainee('ada@example.com'));
  });

  function call<C extends Call>(row: C, parts: Partial<AddressParts<C>> = {}, body?: object | string, person = ada) {
    const headers = {
      authorization: person.authorization,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const address = callAddress<Call>(row, parts as object);
    return shop.app.inject({ ...address, headers, ...(body !== undefined && { body }) });
  }

  /** A person with access for a year, which is faster than buying it. */
  async function trainee(email: string): Promise<Person> {
    const person = await shop.person(email);
    const now = shop.deps.clock();
    await query(
      `insert into access_grants (user_id, starts_at, ends_at, reason, granted_by, granted_at)
       values ($1, $2, $3, 'a gift', 'operator', $2)`,
      [person.id, new Date(now), new Date(now + 365 * dayMs)],
    );
    await choose('account', person);
    return person;
  }

  const choose = (kept_where: 'account' | 'device', person = ada) =>
    call(calls.saveTrainingConsent, {}, { kept_where, version: trainingConsentVersion }, person);
  const post = (entries: unknown, person = ada) => call(calls.addEntries, {}, { entries }, person);

  return {
    shop,
    database,
    ada,
    trainee,
    query,
    call,
    choose,
    post,
    /** Sends entries that are answered with 200. */
    async send(entries: unknown, person = ada): Promise<EntriesAnswer> {
      const answer = await post(entries, person);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json();
    },
    async listed(after = 0, person = ada): Promise<EntriesPage['entries']> {
      const answer = await call(calls.listEntries, { query: { after: String(after), trials: '1' } }, undefined, person);
      return answer.json<EntriesPage>().entries;
    },
    async state(person = ada): Promise<TrainingState> {
      return (await call(calls.readTraining, {}, undefined, person)).json();
    },
    pauseFor: (pause: unknown) => call(calls.saveTrainingPause, {}, { pause }),
    erase: (id: string, person = ada) => call(calls.eraseEntry, { params: { id } }, undefined, person),
  };
}
