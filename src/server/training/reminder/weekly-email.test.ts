import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { createOutboxMailer } from '#server/mail/outbox-mailer.ts';
import { due, hourMs, tuesday, useWeeklyEmails, weekMs } from '#testing/server/weekly-emails.ts';
import { scheduleWeeklyEmails, sendDueEmails } from './send-due-emails.ts';

const { shop, ada, trainee, query, call, state, pauseFor, keep, weekly, tokenOf, run, later } = useWeeklyEmails();

describe('setting the weekly email', () => {
  it('nobody has one who has not asked for it', async () => {
    expect(await state()).not.toHaveProperty('reminder');
    await later(weekMs);
    expect(weekly()).toEqual([]);
  });

  it('it is kept as it was set, and null stops it', async () => {
    const answer = await keep(tuesday);
    expect([answer.statusCode, answer.json().reminder]).toEqual([200, tuesday]);
    expect((await state()).reminder).toEqual(tuesday);
    expect((await keep(null)).json()).not.toHaveProperty('reminder');
    expect((await keep(null)).statusCode).toBe(200);
    await later(weekMs);
    expect(weekly()).toEqual([]);
  });

  it.each([
    { ...tuesday, weekday: 7 },
    { ...tuesday, weekday: 0.5 },
    { ...tuesday, hour: 24 },
    { ...tuesday, hour: '14' },
    { ...tuesday, time_zone: 'Europe/Atlantis' },
    { ...tuesday, time_zone: '+01:00' },
    { ...tuesday, time_zone: '' },
    { weekday: 1 },
    'each day',
  ])('%j is refused and changes nothing', async (reminder) => {
    await keep(tuesday);
    const answer = await keep(reminder);
    expect([answer.statusCode, (await state()).reminder]).toEqual([400, tuesday]);
    expect(answer.json().error).not.toBe('');
  });

  it('in a browser that cannot name its place it goes by UTC, and says so', async () => {
    const utc = { ...tuesday, time_zone: 'UTC' };
    expect((await keep({ ...tuesday, time_zone: 'Etc/Unknown' })).json().reminder).toEqual(utc);
  });

  it('setting it again as it is sends none twice', async () => {
    await keep(tuesday);
    await later(due);
    await keep(tuesday);
    await later(weekMs - 1);
    expect(weekly()).toHaveLength(1);
  });
});

describe('the weekly email', () => {
  beforeEach(async () => {
    await keep(tuesday);
  });

  it('comes once a week at its hour there', async () => {
    await later(due - 1);
    expect(weekly()).toEqual([]);
    await later(1);
    await run();
    expect(weekly()).toMatchObject([{ to: 'ada@example.com' }]);
    await later(weekMs - 1);
    expect(weekly()).toHaveLength(1);
    await later(1);
    expect(weekly()).toHaveLength(2);
  });

  it('says nothing of training that the account does not have, and has links to Today and to stop it', async () => {
    await later(due);
    const { text, html, subject } = weekly()[0]!;
    expect(subject).toBe('Everkite');
    expect(text).toBe(
      [
        'Your flight is there when you are.',
        'Open today:\nhttps://everkite.test/train',
        'You asked for one email a week. It stops with one press.',
        `Stop these emails:\nhttps://everkite.test/stop-emails#${tokenOf()}`,
        'Help:\nhttps://everkite.test/help',
        'Everkite, hello@localhost\n',
      ].join('\n\n'),
    );
    expect(html).toContain(`https://everkite.test/stop-emails#${tokenOf()}`);
  });

  it('is a message that mail programs stop by one press', async () => {
    const outbox = mkdtempSync(path.join(tmpdir(), 'everkite-weekly-'));
    shop.deps.mailer = createOutboxMailer(outbox, 'Everkite <hello@localhost>', shop.deps.clock);
    await later(due);
    const file = readdirSync(outbox).find((name) => name.endsWith('.eml'))!;
    const message = readFileSync(path.join(outbox, file), 'utf8');
    rmSync(outbox, { recursive: true });
    const headers = message.slice(0, message.indexOf('\r\n\r\n')).split('\r\n');
    expect(headers).toContainEqual(
      expect.stringMatching(/^List-Unsubscribe: <https:\/\/everkite\.test\/api\/training\/reminder\/stop\/[\w-]{43}>$/),
    );
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(headers).toContain('Subject: Everkite');
  });

  it('is sent once when two servers look at the same moment', async () => {
    const grace = await trainee('grace@example.com');
    await keep(tuesday, grace);
    shop.deps.advance(due);
    await Promise.all([sendDueEmails(shop.deps), sendDueEmails(shop.deps)]);
    await Promise.all([shop.work(), shop.work()]);
    expect(
      weekly()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['ada@example.com', 'grace@example.com']);
  });

  it('does not come later than a day, and the next one comes in its week', async () => {
    await later(due + dayMs);
    expect(weekly()).toEqual([]);
    await later(weekMs - dayMs);
    expect(weekly()).toHaveLength(1);
  });

  it('comes late by less than a day, and not once for each week that was missed', async () => {
    await later(due + dayMs - 1);
    expect(weekly()).toHaveLength(1);
    await later(3 * weekMs);
    expect(weekly()).toHaveLength(2);
  });

  it('is not sent when the mail server comes back after a day', async () => {
    const { mailer } = shop.deps;
    shop.deps.mailer = { send: () => Promise.reject(new Error('away')) };
    await later(due);
    shop.deps.mailer = mailer;
    await later(dayMs);
    expect(weekly()).toEqual([]);
  });

  it('rests while training rests, and comes back with it', async () => {
    await pauseFor({ from_day: '2029-12-30', until_day: '2030-01-08' });
    await later(due);
    expect(weekly()).toEqual([]);
    await later(weekMs);
    expect(weekly()).toHaveLength(1);
    await pauseFor({ from_day: '2030-01-09', until_day: null });
    await later(weekMs);
    expect(weekly()).toHaveLength(1);
    await pauseFor(null);
    await later(weekMs);
    expect(weekly()).toHaveLength(2);
  });

  it('does not come once the access has ended', async () => {
    await query('update access_grants set ends_at = $1', [new Date(shop.deps.clock() + due)]);
    await later(due);
    expect(weekly()).toEqual([]);
  });

  it('does not come while the subscription is paused', async () => {
    const grace = await shop.subscribe('grace@example.com');
    await keep(tuesday, grace);
    await query('delete from access_grants');
    await later(due);
    expect(weekly()).toMatchObject([{ to: 'grace@example.com' }]);
    await query(`update subscriptions set status = 'paused', paused_at = $1`, [new Date(shop.deps.clock())]);
    await later(weekMs);
    expect(weekly()).toHaveLength(1);
  });

  it('does not come to an account that was erased, and leaves nothing of it', async () => {
    await later(due);
    shop.deps.advance(weekMs);
    await sendDueEmails(shop.deps);
    await query('delete from users where id = $1', [ada.id]);
    await shop.work();
    expect(weekly()).toHaveLength(1);
    expect(await query('select 1 from training_reminders')).toEqual([]);
    expect(await query('select 1 from training_stop_links')).toEqual([]);
  });

  it('goes with all training when that is erased', async () => {
    await later(due);
    expect((await call(calls.eraseTraining)).statusCode).toBe(204);
    expect(await state()).not.toHaveProperty('reminder');
    expect(await query('select 1 from training_stop_links')).toEqual([]);
  });

  it('many that are due are sent over several minutes, so that other emails do not wait', async () => {
    const grace = await trainee('grace@example.com');
    await keep(tuesday, grace);
    shop.deps.advance(due);
    await sendDueEmails(shop.deps, 1);
    expect(await query(`select 1 from jobs where kind = 'weekly-email'`)).toHaveLength(1);
    shop.deps.advance(60_000);
    await shop.work();
    expect(weekly()).toHaveLength(2);
  });

  it('is looked for every quarter of an hour, by itself', async () => {
    await scheduleWeeklyEmails(shop.deps);
    await scheduleWeeklyEmails(shop.deps);
    for (let quarter = 0; quarter < 4; quarter += 1) {
      shop.deps.advance(hourMs / 4);
      await shop.work();
    }
    expect(weekly()).toHaveLength(1);
    expect(await query(`select run_at from jobs where kind = 'weekly-emails' and done_at is null`)).toEqual([
      { run_at: new Date(shop.deps.clock() + hourMs / 4) },
    ]);
  });
});
