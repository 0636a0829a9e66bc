import { beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { useTestDesk } from '#testing/server/desk.ts';

const { shop, support, maya, query, ask, search, open, timeline, audited } = useTestDesk();

describe('health data', () => {
  const traces =
    /adhd|burnout|frequency|wellbeing|cohort|wind.?down|campaign|spring-sale|training|habit|hold.the.line|check.?in/i;

  beforeEach(async () => {
    const plan = { quiz: 'adhd', goals: ['wind-down'], skills: [], daily_minutes: 10 };
    await query(
      `update users set cohort = 'A', drawn_cohort = 'A', source = 'adhd-burnout-campaign', plan = '${JSON.stringify(plan)}' where id = ${maya.id}`,
    );
    await query(`insert into touches (user_id, which, recorded_at, utm_source, utm_medium, utm_campaign, utm_id, utm_content, utm_term, click_id_name, click_id, landing_path, referrer_host)
      values (${maya.id}, 'first', now(), 'spring-sale', '', 'adhd-campaign', '', '', '', '', '', '/adhd', '')`);
    await query(
      `insert into training_consents (user_id, kept_where, version, given_at) values (${maya.id}, 'account', '1', now())`,
    );
    await query(`insert into emails values ('weekly:1', 'weekly-email', ${maya.id}, 'Your training week', now())`);
    await query(`update checkouts set cohort = 'A', source = 'spring-sale' where user_id = ${maya.id}`);
  });

  it('is in no list, on no page and in no timeline', async () => {
    await shop.cancel(maya);
    await shop.work();
    const everything = [await search('maya'), await search(''), await open(), await timeline()];
    for (const { statusCode, body } of everything) {
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(traces);
    }
  });

  it('is shown with a reason only, and each time is in the audit', async () => {
    const address = callAddress(consoleCalls.showHealthData, { params: { id: maya.id } });
    for (const body of [{}, { reason: '' }, { reason: '  ' }, { reason: 'a' }]) {
      expect((await ask(address, support, body)).statusCode).toBe(400);
    }
    expect(await audited()).toEqual([]);
    const answer = await ask(address, support, { reason: 'asks why the plan changed' });
    expect(answer.json()).toEqual({ quiz: expect.any(String), goals: ['Wind down at night'], skills: [] });
    expect(await audited()).toMatchObject([
      { act: 'opened health data', user_id: maya.id, reason: 'asks why the plan changed', operator_name: 'J. Marsh' },
    ]);
    expect(JSON.stringify(await audited())).not.toMatch(/adhd|wind/i);
  });
});

describe('signing a person out', () => {
  it('ends every session once, however often it is pressed, and each press is one entry', async () => {
    const kept = async () => [
      await query(`select password_hash from users where id = ${maya.id}`),
      await query(`select * from subscriptions where user_id = ${maya.id}`),
    ];
    const before = await kept();
    const emails = await query(`select 1 from emails where user_id = ${maya.id}`);
    const address = callAddress(consoleCalls.signSubscriberOut, { params: { id: maya.id } });
    const answers = await Promise.all([ask(address), ask(address)]);
    expect(answers.map((answer) => answer.json().ended).sort()).toEqual([0, 1]);
    expect(await query(`select 1 from sessions where user_id = ${maya.id}`)).toEqual([]);
    expect(await kept()).toEqual(before);
    expect(await query(`select 1 from emails where user_id = ${maya.id}`)).toEqual(emails);
    const all = await audited();
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({
      act: 'ended a person’s sessions',
      user_id: maya.id,
      before: '1 device',
      after: 'none',
    });
  });
});
