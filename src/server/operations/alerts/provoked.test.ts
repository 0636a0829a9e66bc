import { beforeEach, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import type { AlertList } from '#contract/console/alerts.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { jobHandlers } from '#server/jobs.ts';
import { runNextJob } from '#server/platform/jobs/worker.ts';
import { rowsOf } from '#testing/long-tests.ts';
import { signedInOperator } from '#testing/server/acting-operator.ts';
import { useAlertReceiver } from '#testing/server/provoked/alert-receiver.ts';
import type { Stage } from '#testing/server/provoked/provocation.ts';
import { provocations } from '#testing/server/provoked/provocations.ts';
import { useTestShop } from '#testing/server/use.ts';
import { alertRuleNames } from './alert-rule-names.ts';
import { signatureOf } from './send-alert.ts';
import { checkForTrouble } from './watch.ts';

const secret = 'a secret of sixteen';
const { shop, database } = useTestShop();
const { received, url } = useAlertReceiver();
let stage: Stage;

beforeEach(async () => {
  shop.deps.config.alerts = { emails: ['ops@everkite.test'], webhook: { url: url(), secret }, quietHours: null };
  stage = {
    shop,
    owner: await signedInOperator(shop, 'owner'),
    query: async (sql) => (await database.pool.query(sql)).rows,
    alter: async (statement) => {
      await database.pool.query(`begin; set local session_replication_role = replica; ${statement}; commit`);
    },
    atPaddle: async (path) => {
      const { emulatorUrl } = shop.deps.config.paddle;
      const answer = await fetch(`${emulatorUrl}/emulator/${path}`, { method: 'POST' });
      expect(answer.ok, path).toBe(true);
      await shop.deliver();
    },
    machine: { storage: { alarms: () => [] }, certificateEndsAt: async () => null, clockOffMs: 0 },
  };
});

/** Looks as the site does each minute, with the clock of the machine. */
const look = () => {
  const { clockOffMs, ...machine } = stage.machine;
  return checkForTrouble({ ...shop.deps, ...machine, wallClock: () => Date.now() + clockOffMs });
};

/** Sends the emails about alerts, and runs no other jobs. */
async function tell(): Promise<void> {
  const { 'alert-email': email, 'alert-webhook': webhook } = jobHandlers(shop.deps);
  while (await runNextJob(shop.deps, { 'alert-email': email!, 'alert-webhook': webhook! }));
}

/** What the banner and the page of alerts show. */
async function listed(): Promise<AlertList['alerts']> {
  return (await stage.owner.look(callAddress(consoleCalls.listAlerts, { query: {} }))).json<AlertList>().alerts;
}

async function openOf(name: string): Promise<{ key: string; title: string } | undefined> {
  const rows = await stage.query('select key, title from alerts where resolved_at is null');
  return rows.find(({ key }) => key === name || key?.startsWith(`${name} `)) as { key: string; title: string };
}

const emailsOf = (subject: string) => shop.deps.sent.filter((email) => email.subject === `Everkite: ${subject}`);
const postsOf = (event: string, key: string) => received.filter((post) => post.event === event && post.key === key);

// The newest first, so that another alert is tried on every commit.
it.each(rowsOf(alertRuleNames.toReversed(), { commit: 9 }))(
  'the alert “%s” comes of its cause, is told once in each way, and ends with it',
  async (name) => {
    const { provoke, mend, isEvent = false, isMailAway = false } = provocations[name];
    expect(await openOf(name)).toBeUndefined();
    await look();
    expect(await openOf(name)).toBeUndefined();

    await provoke(stage);
    for (let minute = 0; minute < 3; minute += 1) {
      await look();
      await tell();
    }
    const alert = (await openOf(name))!;
    expect(alert).toBeDefined();
    expect((await listed()).filter(({ title }) => title === alert.title)).toHaveLength(1);
    expect(emailsOf(alert.title)).toHaveLength(isMailAway ? 0 : 1);
    const posts = postsOf('alert_opened', alert.key);
    expect(posts).toHaveLength(1);
    const seconds = Number(/^ts=(\d+);/.exec(posts[0]!.signature)?.[1]);
    expect(posts[0]!.signature).toBe(signatureOf(posts[0]!.body, secret, seconds));

    await mend(stage);
    for (let minute = 0; minute < 2; minute += 1) {
      await look();
      await tell();
    }
    expect(await openOf(name)).toBeUndefined();
    expect((await listed()).filter(({ title }) => title === alert.title)).toEqual([]);
    const times = isEvent ? 0 : 1;
    expect(emailsOf(`Over: ${alert.title}`)).toHaveLength(times);
    expect(postsOf('alert_closed', alert.key)).toHaveLength(times);
  },
);
