import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Plant, startPlant } from './plant';
import { seededRandom } from './seeded-random';

const serverKills = 50;
/** The database is killed too after each of these kills of the server. */
const databaseKillsAfter: readonly number[] = [10, 20, 30, 40];
const uploadSizes = [1, 30, 200, 1, 30, 200] as const;
const longestLifeMs = 300;
const answerPatienceMs = 5_000;
const retryAfterMs = 20;
/** Of what was acknowledged, as when the answer is lost on its way. */
const sentAgain = 0.1;

let plant: Plant;

test.beforeAll(async () => {
  plant = await startPlant(1);
});
test.afterAll(() => plant.stop());

test('a server killed 50 times, and its database 4 times, keeps every event it acknowledged, each once', async () => {
  test.setTimeout(10 * 60_000);
  const seed = Date.now() % 1_000_000;
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  const random = seededRandom(seed);
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  let isOver = false;

  const uploading = Promise.all(uploadSizes.map((size, lane) => keepUploading(lane, size)));
  await killAgainAndAgain(random);
  isOver = true;
  await uploading;

  const rows = await plant.query<{ insert_id: string }>('select insert_id from events');
  const stored = new Set(rows.map(({ insert_id }) => insert_id));
  const told = `${acknowledged.size} events acknowledged, ${sent.size} sent, ${stored.size} stored`;
  process.stdout.write(`${told}; seed ${seed}\n`);
  test.info().annotations.push({ type: 'events', description: told });
  expect(acknowledged.size).toBeGreaterThan(1_000);
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  expect([...stored].filter((id) => !sent.has(id))).toEqual([]);
  expect(rows).toHaveLength(stored.size);
  await test.step('and each belongs to the device that sent it', async () => {
    const strangers = await plant.query(
      `select insert_id from events left join people on people.id = person_id
       where device_id is distinct from 'device-' || split_part(insert_id, '.', 1) || '-' || split_part(insert_id, '.', 2)`,
    );
    expect(strangers).toEqual([]);
  });

  /** As the tracker does: the same upload again until it is acknowledged. */
  async function keepUploading(lane: number, size: number) {
    for (let turn = 0; !isOver; turn++) {
      const { ids, body } = upload(lane, turn, size);
      for (const id of ids) sent.add(id);
      while (!isOver && !(await isAcknowledged(body))) await delay(retryAfterMs);
      // The last one of a lane may be given up unheard: it counts as sent only.
      if (isOver) return;
      for (const id of ids) acknowledged.add(id);
      if (random() < sentAgain) await isAcknowledged(body);
    }
  }
});

async function isAcknowledged(body: string): Promise<boolean> {
  const answer = await fetch(`${plant.servers[0]!.url}/2/httpapi`, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(answerPatienceMs),
  }).catch(() => null);
  if (answer === null) return false;
  // Whatever else it says, it must not be the events' fault: the tracker would drop them.
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

async function killAgainAndAgain(random: () => number) {
  const server = plant.servers[0]!;
  for (let kill = 1; kill <= serverKills; kill++) {
    await delay(random() * longestLifeMs);
    await server.kill();
    await server.start();
    if (!databaseKillsAfter.includes(kill)) continue;
    await delay(random() * longestLifeMs);
    await plant.killDatabase();
    await plant.startDatabase();
  }
}
