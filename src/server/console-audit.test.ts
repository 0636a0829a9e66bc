import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { callSchemas } from '#contract/api/call-schemas.ts';
import { type ConsoleCall, consoleCalls as c } from '#contract/console/calls.ts';
import { rowsOf } from '#testing/long-tests.ts';
import {
  type AuditedCall,
  entriesOf,
  type Prepared,
  storedWithoutAttempts,
  withoutAudit,
} from '#testing/server/audited/audited-call.ts';
import { type AuditedDesk, deskCalls, openAuditedDesk } from '#testing/server/audited/desk-calls.ts';
import { signInCalls } from '#testing/server/audited/sign-in-calls.ts';
import type { TestDatabase } from '#testing/server/database.ts';
import { useTestConsole, useTestShop } from '#testing/server/use.ts';

/**
 * Every call of the console that changes something is made here, and leaves exactly one entry in the audit, in the
 * transaction of the act. A new one needs a row in `signInCalls` or `deskCalls`, or here the reason why it leaves none.
 */
const without: Partial<Record<ConsoleCall, string>> = {
  [c.countElement]: 'it counts, and changes nothing',
  [c.checkDraft]: 'it looks, and changes nothing',
  [c.readPreview]: 'it looks, and changes nothing',
  [c.beginPasskeySignIn]: 'it asks for something to sign; the signature is the act',
  [c.beginConfirming]: 'it asks for something to sign; the signature is the act',
  [c.beginPasskey]: 'it asks for a passkey; keeping it is the act',
  [c.beginTotp]: 'it shows a secret that is kept with its first code only',
};

const changing = Object.values(c).filter((call) => !call.startsWith('GET '));
const testConsole = useTestConsole();
const { shop, database: shopDatabase } = useTestShop();
let desk: AuditedDesk;

describe('the audit of the console', () => {
  it('every call that changes something is made in one of the tables', () => {
    const listed = [signInCalls, deskCalls, without].flatMap((table) => Object.keys(table));
    expect(listed.toSorted()).toEqual(changing.toSorted());
  });

  it.each(changing.filter((call) => callSchemas[call].may === 'operator'))(
    '%s by nobody who is signed in leaves none',
    async (call) => {
      const address = callAddress(call, { params: { id: '1' } } as object);
      const nobody: Prepared = () => testConsole.app.inject({ ...address, payload: {} });
      const { answer, outcomes } = await entriesOf(testConsole.database, nobody);
      expect([answer.statusCode, outcomes]).toEqual([403, []]);
    },
  );
});

describe('the audit of signing in, the team and names of elements', () => {
  testAll(
    signInCalls,
    () => testConsole,
    () => testConsole.database,
  );
});

describe('the audit of the desk, the work list, reconciliation and alerts', () => {
  beforeEach(async () => {
    desk = await openAuditedDesk(shop);
  });
  testAll(
    deskCalls,
    () => desk,
    () => shopDatabase,
  );

  it.each([
    ['opening a person', () => callAddress(c.readSubscriber, { params: { id: desk.ada.id } })],
    ['searching for a person', () => callAddress(c.findSubscribers, { query: { q: 'ada@example.com' } })],
  ])('%s leaves exactly one entry, and shows nothing without it', async (_what, addressOf) => {
    const look: Prepared = () => desk.owner.look(addressOf());
    const unseen = await withoutAudit(shopDatabase, look);
    expect(unseen.statusCode).toBe(500);
    expect(unseen.body).not.toContain('ada');
    const { answer, outcomes } = await entriesOf(shopDatabase, look);
    expect([answer.statusCode, outcomes]).toEqual([200, ['done']]);
  });
});

/** Tests each call of a table: done, refused, and while the audit cannot be written. */
function testAll<Desk>(
  table: Partial<Record<ConsoleCall, AuditedCall<Desk>>>,
  deskOf: () => Desk,
  databaseOf: () => TestDatabase,
): void {
  const all = Object.entries(table);

  it.each(all)('%s leaves exactly one entry', async (_call, { prepare }) => {
    const { answer, outcomes } = await entriesOf(databaseOf(), await prepare(deskOf()));
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect(outcomes).toEqual(['done']);
  });

  it.each(rowsOf(all, { commit: 3 }))('%s is not done when its entry cannot be written', async (_call, { prepare }) => {
    const [database, call] = [databaseOf(), await prepare(deskOf())];
    const before = await storedWithoutAttempts(database);
    expect((await withoutAudit(database, call)).statusCode).toBe(500);
    expect(await storedWithoutAttempts(database)).toEqual(before);
  });

  const refusable = all.flatMap(([call, row]) => ('refuse' in row ? [[call, row] as const] : []));
  it.each(rowsOf(refusable, { commit: 3 }))(
    '%s leaves what is said for it when it is refused',
    async (_call, { refuse, leavesNone }) => {
      const { answer, outcomes } = await entriesOf(databaseOf(), await refuse(deskOf()));
      expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
      expect(outcomes).toEqual(leavesNone ? [] : ['refused']);
    },
  );
}
