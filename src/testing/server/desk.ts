import { beforeEach } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { hireOperator, type TestOperator } from './desk-operators.ts';
import type { Person } from './shop.ts';
import { useTestShop } from './use.ts';

/** A shop with one subscriber, Maya, and somebody of the support who looks at her page. */
export function useTestDesk() {
  const { shop, database } = useTestShop();
  const support = {} as TestOperator;
  const maya = {} as Person;
  const query = async (sql: string) => (await database.pool.query(sql)).rows;

  beforeEach(async () => {
    Object.assign(maya, await shop.subscribe('Maya.Lindqvist@example.com'));
    Object.assign(support, await hireOperator(shop.deps, 'support', 'J. Marsh'));
    await query(`update users set name = 'Maya Lindqvist' where id = ${maya.id}`);
  });

  const ask = (address: ReturnType<typeof callAddress>, by: { authorization: string } = support, body?: object) =>
    shop.app.inject({ ...address, headers: { authorization: by.authorization }, ...(body ? { body } : {}) });

  return {
    shop,
    support,
    maya,
    query,
    ask,
    search: (q: string, more: object = {}) => ask(callAddress(consoleCalls.findSubscribers, { query: { q, ...more } })),
    open: (id = maya.id, reason?: string, by: TestOperator = support) => {
      const query = reason === undefined ? {} : { reason };
      return ask(callAddress(consoleCalls.readSubscriber, { params: { id }, query }), by);
    },
    timeline: (more: object = {}, by: TestOperator = support) =>
      ask(callAddress(consoleCalls.readTimeline, { params: { id: maya.id }, query: more }), by),
    /** The records of the audit, in order. */
    audited: async () =>
      (
        await query(`select record::jsonb || jsonb_strip_nulls(jsonb_build_object('reason', reason)) as record
          from audit left join audit_reasons using (position) order by position`)
      ).map(({ record }) => record),
  };
}
