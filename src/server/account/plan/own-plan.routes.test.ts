import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { planLinkDays } from '#contract/limits.ts';
import { hashToken } from '#server/identity/token.ts';
import { tidyUp } from '#server/operations/tidy/tidy.ts';
import { syncSeeds } from '#server/publishing/sync-seeds.ts';
import { shippedQuizzes } from '#server/site/shipped-quizzes.ts';
import { minuteMs } from '#testing/server/auth.ts';
import { publishBody } from '#testing/server/publish-body.ts';
import { useTestAuth } from '#testing/server/use.ts';

const auth = useTestAuth();

const email = 'Ada@example.com';
const plan = { goals: ['wind-down'], skills: ['planning', 'memory'], daily_minutes: 10 };
const shown = {
  quiz: 'adhd',
  origin: 'chosen',
  goals: [{ id: 'wind-down', label: 'Wind down at night' }],
  skills: [
    { id: 'planning', label: 'Planning ahead' },
    { id: 'memory', label: 'Keeping things in mind' },
  ],
  daily_minutes: 10,
};

const save = (changes: object = {}, browser = 'own') =>
  auth.signUp({ email, plan, send_plan: true, ...changes }, { browser });
const open = (token: string) => auth.call(calls.openPlanLink, { payload: { token } });
const ask = (address: string, ip?: string) => auth.call(calls.requestPlanLink, { payload: { email: address }, ip });
const planEmails = () => auth.sent().filter(({ subject }) => subject === 'Here is your Everkite plan');
const tokenOf = (text: string | undefined) => /\/plan#([\w-]{43})\n/.exec(text ?? '')?.[1] ?? '';

async function newToken(): Promise<string> {
  await auth.sendEmails();
  return tokenOf(planEmails().at(-1)?.text);
}

describe('the plan of a signed-in person', () => {
  let token: string;
  beforeEach(async () => {
    token = await auth.signedIn(email);
  });

  it('a plan says its goals in the words of the quizzes that are published', async () => {
    await syncSeeds(auth.deps());
    const body = structuredClone(shippedQuizzes.adhd);
    const goals = body.screens.find(({ purpose }) => purpose === 'goals')!.options!;
    goals.find(({ id }) => id === 'wind-down')!.label = 'Sleep without the day';
    await publishBody(auth.deps(), { kind: 'quiz', slug: 'adhd', body });
    const { body: kept } = await auth.call(calls.savePlan, { token, payload: { cohort: 'A', ...plan } });
    expect(kept.plan).toMatchObject({
      goals: [{ id: 'wind-down', label: 'Sleep without the day' }],
      skills: shown.skills,
    });
    await publishBody(auth.deps(), { kind: 'quiz', slug: 'adhd', body: shippedQuizzes.adhd });
    expect((await auth.call(calls.readPlan, { token })).body).toEqual({ plan: shown });
  });

  it('an account in which no plan was saved has none', async () => {
    expect(await auth.call(calls.readPlan, { token })).toMatchObject({ status: 200, body: { plan: null } });
  });

  it('a plan that a person keeps is their account’s plan from then on, without changing anything else', async () => {
    const before = await auth.query('select email, name, cohort, password_hash from users');
    const kept = await auth.call(calls.savePlan, {
      token,
      payload: { cohort: 'A', ...plan, goals: ['wind-down', 'fly'] },
    });
    expect(kept).toMatchObject({ status: 200, body: { plan: shown } });
    expect((await auth.call(calls.readPlan, { token })).body).toEqual({ plan: shown });
    expect(await auth.query('select email, name, cohort, password_hash from users')).toEqual(before);
  });

  it('a proposed plan says that it is one', async () => {
    const payload = { cohort: 'B', goals: [], skills: ['attention'], daily_minutes: 5 };
    const { body } = await auth.call(calls.savePlan, { token, payload });
    expect(body.plan).toMatchObject({ quiz: 'frequency', origin: 'proposed' });
  });
});

describe('saving a plan', () => {
  it('saving a plan sends one email, however often it is repeated that day', async () => {
    for (let time = 1; time <= 10; time += 1) await save();
    await auth.sendEmails();
    await save({ plan: { ...plan, daily_minutes: 30 } });
    await auth.sendEmails();
    expect(planEmails()).toMatchObject([{ to: email }]);
    auth.advance(dayMs);
    await save();
    await auth.sendEmails();
    expect(planEmails()).toHaveLength(2);
  });

  it('saving a plan twice at once sends one email', async () => {
    // Gives the browser its cookie.
    await auth.signUp({ email: 'ben@example.com' });
    await Promise.all([save(), save()]);
    await auth.sendEmails();
    expect(planEmails()).toHaveLength(1);
  });

  it('no email is sent to whom asks for none, gives no plan, or has an account with a password', async () => {
    await save({ send_plan: false });
    await save({ email: 'ben@example.com', plan: undefined });
    await auth.signedIn('cleo@example.com');
    expect((await save({ email: 'cleo@example.com' })).status).toBe(409);
    await auth.sendEmails();
    expect(planEmails()).toEqual([]);
  });

  it('an address gets at most five emails a day, from however many browsers', async () => {
    for (let browser = 1; browser <= 8; browser += 1) await save({}, `browser ${browser}`);
    await auth.sendEmails();
    expect(planEmails()).toHaveLength(5);
  });

  it('one network can cause sixty emails an hour, and can still sign up after that', { tags: 'long' }, async () => {
    for (let time = 1; time <= 62; time += 1) {
      expect((await save({ email: `a${time}@example.com` }, `b${time}`)).status).toBe(201);
    }
    await auth.sendEmails();
    expect(planEmails()).toHaveLength(60);
  });
});

describe('a link to a plan', () => {
  it('a link to a plan shows it with all that is kept, without a session and as often as it is opened', async () => {
    await save({ name: 'Ada', age: 34, gender: 'another-way' });
    const token = await newToken();
    for (const _time of [1, 2]) {
      const answer = await open(token);
      expect([answer.status, answer.body]).toEqual([
        200,
        {
          plan: shown,
          kept: { email, name: 'Ada', age: 34, gender: 'Another way' },
          expires_at: new Date(auth.deps().clock() + planLinkDays * dayMs).toISOString(),
        },
      ]);
    }
    expect(await auth.query('select email_proven_at, password_hash from users')).toEqual([
      { email_proven_at: null, password_hash: null },
    ]);
    expect(await auth.query('select 1 from sessions')).toEqual([]);
  });

  it('a link to a plan shows the newest plan that was saved in the same browser', async () => {
    await save();
    const token = await newToken();
    await save({ plan: { ...plan, daily_minutes: 20 } });
    expect((await open(token)).body.plan.daily_minutes).toBe(20);
  });

  it('a link that another browser caused shows what was saved there, and the account’s own is unchanged', async () => {
    await save({ name: 'Ada' });
    const own = await newToken();
    await save({ name: 'Eve', plan: { ...plan, daily_minutes: 30 } }, 'another');
    const other = await newToken();
    expect((await open(other)).body).toMatchObject({ plan: { daily_minutes: 30 }, kept: { email, name: 'Eve' } });
    expect((await open(own)).body).toMatchObject({ plan: { daily_minutes: 10 }, kept: { name: 'Ada' } });
    await auth.query('delete from later_sign_ups');
    expect((await open(other)).body).toMatchObject({ kept: { name: 'Ada' } });
  });

  it('a link to a plan shows no text that somebody could have typed for another’s address', async () => {
    await save({ name: 'Win at https://evil.example', gender: '<b>Call me</b>' });
    await auth.sendEmails();
    const { text, html, subject } = planEmails()[0]!;
    expect(text + html + subject).not.toMatch(/evil|Call me|Win at/);
    expect((await open(tokenOf(text))).body.kept).toEqual({ email, name: null, age: null, gender: null });
  });

  it('only the hash of a link is stored', async () => {
    await save();
    const token = await newToken();
    expect(await auth.query('select token_hash, browser_hash from plan_links')).toEqual([
      { token_hash: hashToken(token), browser_hash: null },
    ]);
    expect(JSON.stringify(await auth.query('select * from jobs'))).not.toContain(token);
  });

  it('a link to a plan works for thirty days and is then removed', async () => {
    await save();
    const token = await newToken();
    auth.advance(planLinkDays * dayMs - 1);
    expect((await open(token)).status).toBe(200);
    auth.advance(1);
    expect((await open(token)).status).toBe(404);
    await tidyUp(auth.deps());
    expect(await auth.query('select 1 from plan_links')).toEqual([]);
  });

  it('a forged link and one to an erased account are answered alike', async () => {
    await save();
    const token = await newToken();
    await auth.query('delete from users');
    const [erased, forged] = [await open(token), await open(`${token.slice(1)}A`)];
    expect(erased.status).toBe(404);
    expect([forged.status, forged.body]).toEqual([erased.status, erased.body]);
    expect(erased.body.error).toMatch(/expired/);
  });

  it('a link to a plan sends nothing once the account was erased before the email', async () => {
    await save();
    await auth.query('delete from users');
    await auth.sendEmails();
    expect(planEmails()).toEqual([]);
  });
});

describe('asking for a new link', () => {
  it('asking for a new link sends one to an address with a plan, whatever its case, beside the one of the day', async () => {
    await save();
    await newToken();
    expect(await ask(' ada@EXAMPLE.com ')).toMatchObject({ status: 200, body: {} });
    const token = await newToken();
    expect(planEmails()).toHaveLength(2);
    expect((await open(token)).status).toBe(200);
  });

  it.each(['nobody@example.com', 'not an address', 'planless@example.com'])(
    'asking for a new link has the same answer for %s, and sends nothing',
    async (address) => {
      await auth.signUp({ email: 'planless@example.com' });
      expect(await ask(address)).toMatchObject({ status: 200, body: {} });
      await auth.sendEmails();
      expect(planEmails()).toEqual([]);
    },
  );

  it('an address gets at most five links a day however often they are asked for, and the answer stays the same', async () => {
    await save({ send_plan: false });
    for (const wait of [0, 0, 0, 0, 0, 0, 60 * minuteMs]) {
      auth.advance(wait);
      expect(await ask(email)).toMatchObject({ status: 200, body: {} });
    }
    await auth.sendEmails();
    expect(planEmails()).toHaveLength(5);
    auth.advance(dayMs);
    await ask(email);
    await auth.sendEmails();
    expect(planEmails()).toHaveLength(6);
  });

  it('one network can ask for sixty links an hour', async () => {
    for (let time = 1; time <= 60; time += 1) expect((await ask(`a${time}@example.com`)).status).toBe(200);
    expect((await ask(email)).status).toBe(429);
    expect((await ask(email, '198.51.100.1')).status).toBe(200);
    auth.advance(60 * minuteMs);
    expect((await ask(email)).status).toBe(200);
  });
});
