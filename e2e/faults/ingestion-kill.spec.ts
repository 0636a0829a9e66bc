import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Deployment, startDeployment } from './deployment.ts';
import { killsOfThisRun, seedOfThisRun, untilNextKill } from './kill-plan.ts';
import { seededRandom } from './seeded-random.ts';

// No page is opened: this test kills the built product's own processes, which a server test cannot do.

const serverKills = killsOfThisRun;
/** The database is killed too after this many kills of the server, except at the end. */
const databaseKillEvery = killsOfThisRun < 10 ? 2 : 10;
const databaseKills = Math.ceil(serverKills / databaseKillEvery) - 1;
const uploadSizes = [1, 30, 200, 1, 30, 200] as const;
/** The most uploads that a server takes before it is killed. */
const mostStepsBeforeKill = 40;
const answerTimeoutMs = 5_000;
const retryAfterMs = 20;
/** The share of acknowledged uploads that are sent again, as after a lost answer. */
const sentAgain = 0.1;

let deployment: Deployment;

test.beforeAll(async () => {
  deployment = await startDeployment(1);
});
test.afterAll(() => deployment.stop());

test(`a server killed ${serverKills} times, its database too, keeps every event it acknowledged, each once`, {
  tag: '@long',
}, async () => {
  test.setTimeout(10 * 60_000);
  test.info().annotations.push({ type: 'seed', description: String(seedOfThisRun) });
  const random = seededRandom(seedOfThisRun);
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  let uploads = 0;
  let isOver = false;

  const uploading = Promise.all(uploadSizes.map((size, lane) => uploadOn(lane, size)));
  expect(await killAgainAndAgain(random, () => uploads), 'kills of the database').toBe(databaseKills);
  isOver = true;
  await uploading;

  const rows = await deployment.query<{ insert_id: string }>('select insert_id from events');
  const stored = new Set(rows.map(({ insert_id }) => insert_id));
  const summary = `${acknowledged.size} events acknowledged, ${sent.size} sent, ${stored.size} stored`;
  test.info().annotations.push({ type: 'events', description: summary });
  expect(acknowledged.size).toBeGreaterThan(100);
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  expect([...stored].filter((id) => !sent.has(id))).toEqual([]);
  expect(rows).toHaveLength(stored.size);
  await test.step('and each belongs to the device that sent it', async () => {
    const misassigned = await deployment.query(
      `select insert_id from events left join people on people.id = person_id
       where device_id is distinct from 'device-' || split_part(insert_id, '.', 1) || '-' || split_part(insert_id, '.', 2)`,
    );
    expect(misassigned).toEqual([]);
  });

  /** Sends the same upload again until it is acknowledged, as the tracker does. */
  async function uploadOn(lane: number, size: number) {
    for (let turn = 0; !isOver; turn++) {
      const { ids, body } = upload(lane, turn, size);
      for (const id of ids) sent.add(id);
      while (!isOver && !(await isAcknowledged(body))) await delay(retryAfterMs);
      // The last upload may have no answer, and then counts only as sent.
      if (isOver) return;
      for (const id of ids) acknowledged.add(id);
      uploads += 1;
      if (random() < sentAgain) await isAcknowledged(body);
    }
  }
});

async function isAcknowledged(body: string): Promise<boolean> {
  const answer = await fetch(`${deployment.servers[0]!.url}/2/httpapi`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(answerTimeoutMs),
  }).catch(() => null);
  if (answer === null) return false;
  // No answer may blame the events, because the tracker would drop them.
  expect([200, 429, 503]).toContain(answer.status);
  return answer.ok;
}

function upload(lane: number, turn: number, size: number): { ids: string[]; body: string } {
  const visit = Math.floor(turn / 8);
  const ids = Array.from({ length: size }, (_, index) => `${lane}.${visit}.${turn}.${index}`);
  const events = ids.map((insert_id, index) => ({
    event_type: `screen${(index % 29) + 1}_open`,
    device_id: `device-${lane}-${visit}`,
    insert_id,
    event_id: index,
    time: Date.now(),
    event_properties: { cohort: 'A' },
  }));
  return { ids, body: JSON.stringify({ api_key: 'everkite', events }) };
}

/** Returns how often the database was killed. */
async function killAgainAndAgain(random: () => number, uploads: () => number): Promise<number> {
  const server = deployment.servers[0]!;
  let databaseKilled = 0;
  for (let kill = 1; kill <= serverKills; kill++) {
    await untilNextKill(random, mostStepsBeforeKill, uploads);
    await server.kill();
    await server.start();
    if (kill % databaseKillEvery !== 0 || kill === serverKills) continue;
    await untilNextKill(random, mostStepsBeforeKill, uploads);
    await deployment.killDatabase();
    await deployment.startDatabase();
    databaseKilled += 1;
  }
  return databaseKilled;
}
