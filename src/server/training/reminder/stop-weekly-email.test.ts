import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { tidyUp } from '#server/operations/tidy/tidy.ts';
import { due, tuesday, useWeeklyEmails, weekMs } from '#testing/server/weekly-emails.ts';

const { shop, trainee, query, call, state, keep, weekly, stopPathOf, tokenOf, later, pressInMailProgram } =
  useWeeklyEmails();

describe('stopping the weekly email', () => {
  beforeEach(async () => {
    await keep(tuesday);
    await later(due);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'one press in the mail program stops it, sent as %s',
    async (type) => {
      for (const _time of [1, 2]) {
        const answer = await pressInMailProgram(stopPathOf(), type);
        expect([answer.statusCode, answer.body]).toEqual([200, 'Stopped.\n']);
      }
      expect(await state()).not.toHaveProperty('reminder');
      await later(weekMs);
      expect(weekly()).toHaveLength(1);
    },
  );

  it('a post without any body stops it, too', async () => {
    expect((await shop.app.inject({ method: 'POST', url: stopPathOf() })).statusCode).toBe(200);
    expect(await state()).not.toHaveProperty('reminder');
  });

  it('the page behind the link stops it by its button, as often as it is pressed', async () => {
    for (const _time of [1, 2]) {
      const answer = await call(calls.stopTrainingReminder, {}, { token: tokenOf() });
      expect(answer.statusCode).toBe(204);
    }
    expect(await state()).not.toHaveProperty('reminder');
  });

  it('following a link stops nothing, because programs that look for bad links follow them', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      expect((await shop.app.inject({ method, url: stopPathOf() })).statusCode).toBe(404);
    }
    expect((await state()).reminder).toEqual(tuesday);
  });

  it('a made-up token has the same answer and stops nothing', async () => {
    for (const token of ['made-up', 'x'.repeat(43), '%F0%9F%AA%81', `${tokenOf()}x`]) {
      const answer = await pressInMailProgram(`/api/training/reminder/stop/${token}`);
      expect([answer.statusCode, answer.body]).toEqual([200, 'Stopped.\n']);
    }
    expect((await call(calls.stopTrainingReminder, {}, { token: 'made-up' })).statusCode).toBe(204);
    expect((await state()).reminder).toEqual(tuesday);
  });

  it('it stops only that person’s', async () => {
    const grace = await trainee('grace@example.com');
    await keep(tuesday, grace);
    await pressInMailProgram(stopPathOf());
    expect((await state(grace)).reminder).toEqual(tuesday);
  });

  it('every email stops it, not only the newest, for two years', async () => {
    const first = stopPathOf();
    await query('update access_grants set ends_at = $1', [new Date(shop.deps.clock() + 1000 * dayMs)]);
    await later(weekMs);
    expect(stopPathOf()).not.toBe(first);
    shop.deps.advance(2 * 366 * dayMs - weekMs);
    await query('update users set created_at = $1', [new Date(shop.deps.clock())]);
    await tidyUp(shop.deps);
    expect(await query('select 1 from training_reminders')).toHaveLength(1);
    await pressInMailProgram(first);
    expect(await query('select 1 from training_reminders')).toEqual([]);
    shop.deps.advance(1);
    await tidyUp(shop.deps);
    expect(await query('select 1 from training_stop_links')).toHaveLength(1);
  });

  it('only the hashes of tokens are stored', async () => {
    const stored = await query(
      `select coalesce(string_agg(j.payload::text, ' '), '') as jobs,
         (select string_agg(encode(token_hash, 'hex'), ' ') from training_stop_links) as links
       from jobs j`,
    );
    expect(JSON.stringify(stored)).not.toContain(tokenOf());
    expect(tokenOf()).toMatch(/^[\w-]{43}$/);
  });
});
