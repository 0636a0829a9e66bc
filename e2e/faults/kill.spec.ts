import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { buy, type Purchase } from './buyer.ts';
import { type Deployment, startDeployment } from './deployment.ts';
import { killsOfThisRun, seedOfThisRun, untilNextKill } from './kill-plan.ts';
import { seededRandom } from './seeded-random.ts';

/*
 * No page is opened. These are browser tests because they kill the built product's own processes, while a server test
 * runs the server in its own process.
 */

const kills = killsOfThisRun;
const buyersAtOnce = 4;
const mostBuyers = 120;
/** The most steps of all buyers together before a kill. */
const mostStepsBeforeKill = 10;
/** After the last kill, buyers continue until this many have paid, because fewer would show little. */
const fewestBuyers = kills / 4;
const timeoutMs = 120_000;

let deployment: Deployment;

test.beforeAll(async () => {
  deployment = await startDeployment(1);
});
test.afterAll(() => deployment.stop());

test(`a server killed ${kills} times loses no payment and no cancellation, and does nothing twice`, {
  tag: '@long',
}, async () => {
  test.setTimeout(15 * 60_000);
  const purchases: Purchase[] = [];
  test.info().annotations.push({ type: 'seed', description: String(seedOfThisRun) });
  const random = seededRandom(seedOfThisRun);
  let steps = 0;
  let isOver = false;

  const buying = Promise.all(Array.from({ length: buyersAtOnce }, (_, lane) => buyOn(lane)));
  for (let kill = 1; kill <= kills; kill++) {
    await untilNextKill(random, mostStepsBeforeKill, () => steps);
    await deployment.servers[0]!.kill();
    await deployment.servers[0]!.start();
  }
  const enough = { message: 'buyers who paid', timeout: timeoutMs };
  await expect.poll(() => purchases.filter(({ paid }) => paid).length, enough).toBeGreaterThanOrEqual(fewestBuyers);
  isOver = true;
  await buying;

  const buyers = purchases.filter(({ paid }) => paid);
  test.info().annotations.push({ type: 'buyers', description: String(buyers.length) });
  await settle();

  await test.step('whoever paid has a subscription, and has it once', async () => {
    const rows = await deployment.query<{ email: string; subscriptions: string; checkouts: string }>(
      `select u.email, count(distinct s.id) as subscriptions, count(distinct c.id) filter (where c.status = 'completed') as checkouts
       from users u left join subscriptions s on s.user_id = u.id left join checkouts c on c.user_id = u.id
       where u.email = any($1) group by u.email`,
      [buyers.map(({ email }) => email)],
    );
    expect(rows).toHaveLength(buyers.length);
    expect(rows.filter((row) => row.subscriptions !== '1' || row.checkouts !== '1')).toEqual([]);
  });

  await test.step('nobody was charged twice', async () => {
    const charges = await fromEmulator<{ customer_id: string; status: string }>('/transactions?status=completed');
    expect(new Set(charges.map(({ customer_id }) => customer_id)).size).toBe(charges.length);
    expect(charges).toHaveLength(buyers.length);
  });

  await test.step('every cancellation that was acknowledged is with Paddle', async () => {
    const cancelled = purchases.filter((one) => one.cancelled).map(({ email }) => email);
    expect(cancelled.length).toBeGreaterThan(0);
    const rows = await deployment.query<{ email: string; scheduled_action: string | null }>(
      'select u.email, s.scheduled_action from users u join subscriptions s on s.user_id = u.id where u.email = any($1)',
      [cancelled],
    );
    expect(rows.filter(({ scheduled_action }) => scheduled_action !== 'cancel')).toEqual([]);
    const there = await fromEmulator<{ scheduled_change: { action: string } | null }>('/subscriptions?status=active');
    const ending = there.filter(({ scheduled_change }) => scheduled_change?.action === 'cancel').length;
    expect(ending).toBeGreaterThanOrEqual(cancelled.length);
  });

  await test.step('every email was sent once', () => {
    const emails = emailsSent();
    expect([...emails].filter(([, count]) => count > 1)).toEqual([]);
    const welcomed = [...emails.keys()].filter((email) => email.includes('Welcome'));
    expect(welcomed).toHaveLength(buyers.length);
  });

  async function buyOn(lane: number) {
    for (let turn = 0; !isOver && purchases.length < mostBuyers; turn++) {
      const email = `buyer-${lane}-${turn}@example.com`;
      const one: Purchase = { email, ip: `10.0.${lane}.${turn}`, transactionId: null, paid: false, cancelled: false };
      purchases.push(one);
      await buy(deployment, one, {
        serverUrl: deployment.servers[0]!.url,
        cancels: turn % 2 === 0,
        onStep: () => {
          steps += 1;
        },
        isOver: () => isOver,
      });
    }
  }
});

/** Jobs that have to end; `reconcile` does not, because it runs every ten minutes and always has a next run. */
const isOpen = "done_at is null and kind <> 'reconcile' and run_at <= now() + interval '2 minutes'";

/** Waits until Paddle has sent all notifications and no job is left. */
async function settle() {
  await expect
    .poll(
      async () => {
        await fetch(`${deployment.emulatorUrl}/emulator/outbox/retry`, { method: 'POST' });
        // Runs waiting retries now.
        await deployment.query(`update jobs set run_at = now() where ${isOpen} and run_at > now()`);
        const unsent = await fromEmulator('/notifications?status=not_attempted,needs_retry');
        const [jobs] = await deployment.query<{ open: string }>(`select count(*) as open from jobs where ${isOpen}`);
        return { unsent: unsent.length, jobs: Number(jobs?.open) };
      },
      { timeout: 120_000, intervals: [500] },
    )
    .toEqual({ unsent: 0, jobs: 0 });
}

async function fromEmulator<Entity>(address: string): Promise<Entity[]> {
  const found: Entity[] = [];
  let next: string | null = `${deployment.emulatorUrl}${address}&per_page=200`;
  while (next !== null) {
    const response: Response = await fetch(next, { headers: { authorization: 'Bearer emulator_key' } });
    const { data, meta } = (await response.json()) as {
      data: Entity[];
      meta: { pagination: { next: string; has_more: boolean } };
    };
    found.push(...data);
    next = meta.pagination.has_more ? meta.pagination.next : null;
  }
  return found;
}

/** How often each email was sent to each email address. */
function emailsSent(): Map<string, number> {
  const dir = path.join(deployment.dataDir, 'outbox');
  const counts = new Map<string, number>();
  for (const file of readdirSync(dir).filter((name) => name.endsWith('.eml'))) {
    const text = readFileSync(path.join(dir, file), 'utf8');
    const email = `${/^To: (.*)$/m.exec(text)![1]} ${/^Subject: (.*)$/m.exec(text)![1]}`.replace(/\r/g, '');
    counts.set(email, (counts.get(email) ?? 0) + 1);
  }
  return counts;
}
