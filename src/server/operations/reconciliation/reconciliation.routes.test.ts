import { expect, test } from 'vitest';
import { consoleCalls } from '#contract/console/calls.ts';
import { useTestConsole } from '#testing/server/use.ts';
import { settleDifferences } from './differences.sql.ts';

const console = useTestConsole();

async function signIn(): Promise<string> {
  return console.signedIn((await console.start())!);
}

const audited = async () =>
  await console.query(
    `select act, outcome, record::jsonb->>'reason' as reason from audit where act in ('compared with the provider', 'explained a difference') order by position`,
  );

async function differ(field: string): Promise<string> {
  const [row] = await console.query(
    `insert into reconciliation_differences (kind, provider_id, field, ours, theirs, found_at)
     values ('transaction', 'txn_1', '${field}', '1', '2', now()) returning id`,
  );
  return row!.id;
}

test('before the first comparison the state says when it is', async () => {
  const answer = await console.call(consoleCalls.readReconciliation, await signIn());
  expect(answer.json()).toMatchObject({ last: null, open: 0, payouts: [], next_at: '2030-01-02T03:00:00.000Z' });
});

test('comparing now begins one comparison, and each request is in the audit', async () => {
  const token = await signIn();
  const answers = [
    await console.call(consoleCalls.compareNow, token),
    await console.call(consoleCalls.compareNow, token),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().comparison])).toEqual([
    [202, 'begun'],
    [202, 'running'],
  ]);
  expect(await console.query(`select count(*)::int as n from jobs where kind = 'compare-with-provider'`)).toEqual([
    { n: 1 },
  ]);
  expect((await audited()).map(({ act }) => act)).toEqual(Array(2).fill('compared with the provider'));
});

test('a difference is explained, with one entry in the audit', async () => {
  const token = await signIn();
  const id = await differ('status');
  const payload = { explanation: ' made by hand ' };
  const answer = await console.call(consoleCalls.explainDifference, token, payload, { id });
  expect(answer.json()).toMatchObject({ state: 'explained', explanation: 'made by hand', ours: '1', theirs: '2' });
  expect(await audited()).toEqual([{ act: 'explained a difference', outcome: 'done', reason: 'made by hand' }]);
});

test('an explained difference is open again when a figure changes, and not before', async () => {
  const token = await signIn();
  const id = await differ('status');
  await console.call(consoleCalls.explainDifference, token, { explanation: 'made by hand' }, { id });
  const find = (ours: string) =>
    console
      .deps()
      .db.transaction()
      .execute((tx) =>
        settleDifferences(tx, {
          kind: 'transaction',
          providerIds: ['txn_1'],
          now: console.deps().clock(),
          found: [{ kind: 'transaction', providerId: 'txn_1', field: 'status', ours, theirs: '2' }],
        }),
      );
  const states = () => console.query('select state from reconciliation_differences');
  await find('1');
  expect(await states()).toEqual([{ state: 'explained' }]);
  await find('3');
  expect(await states()).toEqual([{ state: 'open' }]);
});

test('a closed difference cannot be explained any more, nor one that does not exist', async () => {
  const token = await signIn();
  const id = await differ('status');
  await console.query(`update reconciliation_differences set state = 'closed', closed_at = now()`);
  const payload = { explanation: 'too late' };
  expect((await console.call(consoleCalls.explainDifference, token, payload, { id })).statusCode).toBe(409);
  const unknown = await console.call(consoleCalls.explainDifference, token, payload, { id: '999' });
  expect(unknown.statusCode).toBe(404);
  expect((await audited()).map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
});

test('differences are listed by page, the newest first, without the closed ones', async () => {
  const token = await signIn();
  for (let n = 0; n < 52; n++) await differ(`figure ${n}`);
  await console.query(`update reconciliation_differences set state = 'closed' where field = 'figure 51'`);
  const first = (await console.call(consoleCalls.listDifferences, token)).json();
  expect(first.differences).toHaveLength(50);
  expect(first.differences[0].field).toBe('figure 50');
  const answer = await console.app.inject({
    method: 'GET',
    url: `/api/console/reconciliation/differences?after=${first.after}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.json()).toMatchObject({ differences: [{ field: 'figure 0' }], after: null });
});
