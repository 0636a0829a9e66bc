import { describe, expect, it } from 'vitest';
import { minuteMs, password } from '#testing/server/auth.ts';
import { useTestAuth } from '#testing/server/use.ts';

const auth = useTestAuth();

describe('sign-up', () => {
  it('sign-up creates an account for an address and gives the browser a token for the first password', async () => {
    const { status, body } = await auth.signUp({ email: ' Ada@Example.com ', name: 'Ada', age: 34, gender: 'Female' });
    expect(status).toBe(201);
    expect(body).toEqual({ setup_token: expect.stringMatching(/^[\w-]{43}$/) });
    const rows = await auth.query('select email, email_key, name, age, gender, cohort, source, click_id from users');
    expect(rows).toEqual([
      {
        email: 'Ada@Example.com',
        email_key: 'ada@example.com',
        name: 'Ada',
        age: 34,
        gender: 'Female',
        cohort: 'A',
        source: 'search',
        click_id: 'c-1',
      },
    ]);
  });

  it('sign-up stores the cohort that was walked and the drawn one beside it', async () => {
    await auth.signUp({ email: 'ada@example.com', cohort: 'B', drawn_cohort: 'A' });
    expect(await auth.query('select cohort, drawn_cohort from users')).toEqual([{ cohort: 'B', drawn_cohort: 'A' }]);
  });

  it('sign-up stores the first and the last touch of the person', async () => {
    const touches = {
      click_id_name: 'gclid',
      last_source: 'newsletter',
      last_click_id: 'f-2',
      last_click_id_name: 'fbclid',
    };
    await auth.signUp({ email: 'ada@example.com', ...touches });
    const columns = 'source, click_id, click_id_name, last_source, last_click_id, last_click_id_name';
    expect(await auth.query(`select ${columns} from users`)).toEqual([
      { source: 'search', click_id: 'c-1', ...touches },
    ]);
  });

  it('no attribution stops a sign-up, whatever it is', async () => {
    for (const [at, strange] of [
      { last_click_id_name: 'email' },
      { source: 'x'.repeat(5000), first_touch: 'meta' },
      { last_source: 'half \ud83d', last_touch: { utm_content: 'a\0b', utm_id: [1] } },
    ].entries()) {
      expect((await auth.signUp({ email: `ada${at}@example.com`, ...strange })).status).toBe(201);
    }
  });

  it('sign-up stores only the hash of its token', async () => {
    const { body } = await auth.signUp({ email: 'ada@example.com' });
    const rows = await auth.query("select encode(token_hash, 'escape') as hash from password_tokens");
    expect(body.setup_token).toMatch(/^[\w-]{43}$/);
    expect(rows[0].hash).not.toContain(body.setup_token);
  });

  it('sign-up with a password needs no token, and sign-in works at once', async () => {
    const { status, body } = await auth.signUp({ email: 'ada@example.com', password });
    expect([status, body]).toEqual([201, {}]);
    expect((await auth.signIn('ADA@example.com', password)).status).toBe(200);
  });

  it('sign-up refuses an address that has a password', async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    expect(await auth.signUp({ email: 'Ada@example.com' })).toMatchObject({
      status: 409,
      body: { error: 'usecase.Signup: user already exists' },
    });
  });

  it('sign-up refuses an address that has a subscription', async () => {
    await auth.signUp({ email: 'ada@example.com' });
    await auth.query(
      `insert into subscriptions (id, user_id, status, amount_minor, currency, interval_unit, interval_count, started_at, occurred_at_us)
       select 'sub_1', id, 'canceled', 1999, 'USD', 'week', 4, now(), 1 from users`,
    );
    expect((await auth.signUp({ email: 'ada@example.com' })).status).toBe(409);
  });

  it('sign-up can be repeated by the browser that made the account, and keeps its newest details', async () => {
    await auth.signUp({
      email: 'ada@example.com',
      name: 'Ada',
      plan: { goals: ['hold-focus'], skills: [], daily_minutes: 5 },
    });
    const again = await auth.signUp({
      email: 'ada@example.com',
      plan: { goals: ['wind-down'], skills: [], daily_minutes: 10 },
    });
    expect([again.status, again.body]).toEqual([201, {}]);
    const rows = await auth.query('select name, plan from users');
    const plan = { quiz: 'adhd', goals: ['wind-down'], skills: [], daily_minutes: 10, rule: 2 };
    expect(rows).toEqual([{ name: 'Ada', plan }]);
  });

  it('sign-up from another browser gets the same answer and changes nothing in the account', async () => {
    const plan = { goals: ['hold-focus'], skills: [], daily_minutes: 5 };
    await auth.signUp({ email: 'ada@example.com', name: 'Ada', age: 34, plan });
    const other = { name: 'Eve', age: 99, plan: { ...plan, daily_minutes: 30 }, click_id: 'eve' };
    const answer = await auth.signUp({ email: 'Ada@example.com', ...other }, { browser: 'a stranger' });
    expect([answer.status, answer.body]).toEqual([201, {}]);
    expect(await auth.query('select name, age, plan, click_id from users')).toEqual([
      { name: 'Ada', age: 34, plan: { quiz: 'adhd', ...plan, rule: 2 }, click_id: 'c-1' },
    ]);
  });

  it('sign-up stores the ids of goals and skills with their quiz and rule, and drops those that no quiz offers', async () => {
    const goals = ['less-worry', 'Carry less worry each day', 'no-such-goal', 'less-worry', 'rest'];
    await auth.signUp({ email: 'ada@example.com', cohort: 'C', plan: { goals, skills: ['rest'], daily_minutes: 20 } });
    const stored = { quiz: 'wellbeing', goals: ['less-worry'], skills: ['rest'], daily_minutes: 20, rule: 2 };
    expect(await auth.query('select plan from users')).toEqual([{ plan: stored }]);
  });

  it('sign-up from another browser leaves the first browser’s token usable', async () => {
    const { setup_token } = (await auth.signUp({ email: 'ada@example.com' })).body;
    auth.advance(60 * minuteMs);
    await auth.signUp({ email: 'ada@example.com' }, { browser: 'a stranger' });
    expect((await auth.setPassword({ token: setup_token, password })).status).toBe(200);
  });

  it('sign-up with a password sends an email about it', async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    await auth.sendEmails();
    expect(auth.sent()).toMatchObject([{ to: 'ada@example.com', subject: 'Your Everkite password was set' }]);
  });

  it('sign-up sets no password for an address that is signed up already, as it may be somebody else’s', async () => {
    await auth.signUp({ email: 'ada@example.com' });
    expect((await auth.signUp({ email: 'ada@example.com', password })).status).toBe(409);
    expect((await auth.signIn('ada@example.com', password)).status).toBe(400);
  });

  it('two simultaneous sign-ups make one account', async () => {
    const both = await Promise.all([
      auth.signUp({ email: 'ada@example.com' }),
      auth.signUp({ email: 'Ada@Example.com' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both.filter(({ body }) => 'setup_token' in body)).toHaveLength(1);
    const rows = await auth.query('select count(*)::int as count from users');
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('of two simultaneous sign-ups with passwords, one succeeds and the other is refused', async () => {
    const both = await Promise.all([
      auth.signUp({ email: 'ada@example.com', password }),
      auth.signUp({ email: 'ada@example.com', password: `${password}!` }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    [{ email: 'ada@example' }, 'Enter an email address like name@example.com.'],
    [{ email: 'ada@example.com', age: 17 }, 'You need to be 18 or older.'],
    [{ email: 'ada@example.com', age: 121 }, 'Enter an age from 18 to 120.'],
    [{ email: 'ada@example.com', password: 'short' }, 'Choose a password of at least 10 characters.'],
    [
      { email: 'ada@example.com', password: 'Password123' },
      'This password is one of the first to be guessed. Choose another one.',
    ],
    [{ email: 'ada@example.com', cohort: 'D' }, 'cohort has a value that is not allowed.'],
    [{ name: 'Ada' }, 'email is missing.'],
    [{ email: 'ada@example.com', age: '34' }, 'age must be of type integer.'],
    [
      { email: 'ada@example.com', plan: { goals: [], skills: [], daily_minutes: 7 } },
      'plan.daily_minutes has a value that is not allowed.',
    ],
  ])('sign-up says what to do about %j', async (body, error) => {
    expect(await auth.signUp(body)).toMatchObject({ status: 400, body: { error } });
  });
});
