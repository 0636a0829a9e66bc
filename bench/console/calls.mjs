// Every reading call of the console, as its pages make them, also with their filters.
import { importSource } from '../import-source.mjs';

const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const month = (back) => day(back * 30).slice(0, 7);

/** Further variants of a call as pages make it: a name, and the text after the path. */
const variants = {
  previewPriceChange: [['', `?offer_id=1&currency=USD&amount_minor=2199&on=${day(-60)}`]],
  listDocuments: [['price lists of 500 versions', '?kind=offers']],
  listPublications: [
    ['newest of every kind', ''],
    ['of one person', '?who=L.+Fontaine'],
    ['newest', '?kind=offers'],
    ['earlier', '?kind=offers&before=400'],
  ],
  readFunnel: [
    ['28 days', `?from=${day(28)}&to=${day(1)}`],
    ['one quiz', `?from=${day(28)}&to=${day(1)}&cohort=A`],
    ['one source', `?from=${day(28)}&to=${day(1)}&source=google`],
    ['7 days', `?from=${day(7)}&to=${day(1)}`],
  ],
  findSubscribers: [
    ['everybody', ''],
    ['who ended', '?state=ended'],
    ['one address', '?q=u5000@example.com'],
    ['beginning of an address', '?q=u500'],
    ['beginning of a name', '?q=maya'],
  ],
  readTimeline: [
    ['everything', ''],
    ['money', '?show=money'],
  ],
  listWork: ['open', 'mine', 'nobody', 'solved'].map((state) => [state, `?state=${state}`]),
  listAlerts: ['open', 'closed'].map((state) => [state, `?state=${state}`]),
  listDifferences: [
    ['standing', ''],
    ['closed', '?state=closed'],
  ],
  readAudit: [
    ['newest', ''],
    ['of an operator', '?operator=7'],
    ['of an act', '?act=refunded'],
    ['of a month', `?from=${day(330)}&to=${day(300)}`],
  ],
  readOverview: ['7 days', '28 days', 'month'].map((span) => [span, `?span=${encodeURIComponent(span)}`]),
  readRevenue: [
    ['all', ''],
    ...['plan=1', 'source=google', 'campaign=google_1', 'country=DE', 'cohort=A', `month=${month(12)}`].map(
      (filter) => [filter, `?${filter}`],
    ),
    ['three filters', '?source=google&country=DE&plan=1'],
    ...['plan', 'version', 'country', 'source', 'campaign', 'quiz'].map((by) => [`split by ${by}`, `?split=${by}`]),
  ],
};

/** Each as [name, path]. */
export async function callsToMeasure(client) {
  const { consoleCalls } = await importSource('src/contract/console/calls.ts');
  const { rows } = await client.query(`
    select user_id as id, card_last4, total_minor, currency, to_char(paid_at, 'YYYY-MM-DD') as day, id as txn from transactions
    where user_id = (select user_id from subscriptions where status = 'active' and currency = 'USD' order by started_at limit 1) order by paid_at desc limit 1`);
  const person = rows[0];
  const [draft] = (await client.query('select id from drafts order by id limit 1')).rows;
  const statement = `${person.card_last4} ${(person.total_minor / 100).toFixed(2)} ${person.currency} ${person.day}`;
  const ofPerson = [
    ['card, amount and day', `?q=${encodeURIComponent(statement)}`],
    ['a payment', `?q=${person.txn}`],
  ];
  return Object.entries(consoleCalls)
    .filter(([, row]) => row.startsWith('GET '))
    .flatMap(([name, row]) => {
      const path = row.slice(4).replace(':id', name === 'readDraft' ? draft.id : person.id);
      const own = [...(variants[name] ?? [['', '']]), ...(name === 'findSubscribers' ? ofPerson : [])];
      return own.map(([what, query]) => [what === '' ? name : `${name}: ${what}`, path + query]);
    });
}
