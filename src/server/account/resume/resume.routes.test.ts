import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { longestName } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { createToken } from '#server/identity/token.ts';
import { startTidying } from '#server/operations/tidy/tidy.ts';
import { walkThrough } from '#testing/quiz/walk.ts';
import { hourMs, visit } from '#testing/server/resume.ts';
import { useTestResume } from '#testing/server/use.ts';

const { adhd, frequency, wellbeing } = quizzes;

const gone = { status: 404, body: { error: 'This link has expired or was erased.' } };

const resume = useTestResume();

describe('making a resume link', () => {
  it('making a resume link returns a token of 256 bits and the day on which it expires', async () => {
    const { status, body } = await resume.make();
    expect(status).toBe(201);
    expect(Buffer.from(body.token, 'base64url')).toHaveLength(32);
    expect(body.expires_at).toBe('2030-01-31T12:00:00.000Z');
  });

  it('a stored resume link reveals neither the token nor the answers nor the quiz', async () => {
    const token = await resume.made();
    const [row] = await resume.query('select * from resume_links');
    const stored = JSON.stringify(row) + row.sealed.toString('latin1') + row.id_hash.toString('latin1');
    for (const secret of [token, 'woman', 'quiz-one', 'answers']) expect(stored).not.toContain(secret);
  });

  it.each([
    ['is no time', 'yesterday'],
    ['is empty', ''],
    ['lies in the future', '2030-01-03T12:00:00.000Z'],
    ['was given years ago', '2027-01-01T12:00:00.000Z'],
  ])('making a resume link is refused with a health consent that %s', async (_what, health_consent_at) => {
    expect(await resume.make({ health_consent_at })).toMatchObject({
      status: 400,
      body: { error: 'We keep a copy only of answers that you agreed to give. Please begin again.' },
    });
    expect(await resume.query('select 1 from resume_links')).toEqual([]);
  });

  it('making a resume link is refused without a health consent', async () => {
    const { health_consent_at: _, ...rest } = visit;
    expect(await resume.post(calls.makeResumeLink, rest)).toMatchObject({
      status: 400,
      body: { error: 'health_consent_at is missing.' },
    });
  });

  it.each([null, 5, 'text', [], {}, { screens: [] }, { screens: {}, currentScreen: 0 }, { screens: {} }])(
    'making a resume link refuses %j as answers',
    async (state) => {
      expect(await resume.make({ state })).toMatchObject({
        status: 400,
        body: { error: 'These are no answers of this check-in.' },
      });
    },
  );

  it.each(['quiz-three', '', '__proto__', 'constructor', 'toString', 1, null])(
    'making a resume link refuses %j as a quiz',
    async (quiz) => {
      expect((await resume.make({ quiz })).status).toBe(400);
    },
  );

  it('making a resume link refuses keys that reach the prototype of objects', async () => {
    const body = JSON.stringify(visit).replace('"screens":{', '"screens":{"__proto__":{"1":{"answers":["man"]}},');
    expect((await resume.post(calls.makeResumeLink, body)).status).toBe(400);
    expect(({} as Record<string, unknown>)[1]).toBeUndefined();
  });

  it('a resume link keeps only what the quiz knows: no foreign option, no age under 18, no place beyond the answers', async () => {
    const state = {
      screens: {
        1: { answers: ['woman', 'admin'], answered: true, points: 900, note: 'kept?' },
        2: { answers: ['16'], answered: true },
        99: { answers: ['x'], answered: true },
      },
      currentScreen: 29,
      passed: true,
      note: 'kept?',
    };
    const { token } = (await resume.make({ state })).body;
    expect((await resume.open(token)).body.state).toEqual({
      screens: { 1: { id: 'gender', answers: ['woman'], answered: true } },
      currentScreen: 2,
      passed: false,
    });
  });

  it.each([adhd, frequency, wellbeing])('a resume link has room for the fullest $name', async (quiz) => {
    const everything = walkThrough(quiz, (screen) => {
      const ids = (screen.options ?? []).map(({ id }) => id);
      return screen.multiple ? ids : ids.slice(0, 1);
    });
    const named = quiz.screens.findIndex(({ type }) => type === 'create-profile') + 1;
    const name = { answers: ['𝓜'.repeat(longestName / 2)], answered: true };
    const state = { ...everything, screens: { ...everything.screens, ...(named > 0 ? { [named]: name } : {}) } };
    // Including times and points, which a browser leaves out.
    expect((await resume.make({ quiz: quiz.key, state })).status).toBe(201);
  });

  it('making a resume link refuses more than a quiz can fill', async () => {
    expect(await resume.make({ state: { ...visit.state, more: 'x'.repeat(9000) } })).toMatchObject({
      status: 413,
      body: { error: 'The body is larger than allowed.' },
    });
  });

  it('making resume links is limited to twenty an hour and network, also for simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => resume.make()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused).toMatchObject({
      retryAfter: '3600',
      body: { error: 'Too many attempts. Please try again in 60 minutes.' },
    });
    expect((await resume.make({}, '198.51.100.1')).status).toBe(201);
    resume.deps().advance(hourMs);
    expect((await resume.make()).status).toBe(201);
  });

  it('the limit on resume links stores no network address in the clear', async () => {
    await resume.made();
    const attempts = await resume.query('select key from attempts');
    expect(attempts.length).toBeGreaterThan(0);
    expect(JSON.stringify(attempts)).not.toContain('203.0.113');
  });
});

describe('opening a resume link', () => {
  it('opening a resume link returns quiz, answers and consent, any number of times', async () => {
    const token = await resume.made();
    for (let time = 0; time < 2; time += 1) {
      expect(await resume.open(token)).toMatchObject({ status: 200, body: visit });
    }
  });

  it('opening a resume link works on many devices at the same moment', async () => {
    const token = await resume.made();
    const answers = await Promise.all(Array.from({ length: 10 }, () => resume.open(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it.each([
    ['a forged one', () => createToken()],
    ['one with a changed letter', (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1)],
    ['one cut short', (token: string) => token.slice(0, -1)],
    ['one with something after it', (token: string) => `${token}=`],
    ['nonsense', () => "' or 1=1 --"],
  ])('opening a resume link finds nothing with a wrong token: %s', async (_what, change) => {
    expect(await resume.open(change(await resume.made()))).toMatchObject(gone);
  });

  it('opening a resume link finds nothing when the sealed answers were exchanged in the database', async () => {
    const [mine, other] = [await resume.made(), await resume.made()];
    await resume.query('update resume_links set sealed = (select sealed from resume_links order by sealed limit 1)');
    const statuses = [(await resume.open(mine)).status, (await resume.open(other)).status];
    expect(statuses.sort()).toEqual([200, 404]);
  });

  it('opening a resume link works for thirty days, to the millisecond', async () => {
    const token = await resume.made();
    resume.deps().advance(30 * dayMs - 1);
    expect((await resume.open(token)).status).toBe(200);
    resume.deps().advance(1);
    expect(await resume.open(token)).toMatchObject(gone);
  });

  it.each([{}, { token: '' }, { token: 5 }, { token: 'x'.repeat(201) }])(
    'opening a resume link refuses the body %j',
    async (body) => {
      expect((await resume.post(calls.openResumeLink, body)).status).toBe(400);
    },
  );
});

describe('erasing a resume link', () => {
  it('erasing a resume link deletes the sealed answers at once', async () => {
    const token = await resume.made();
    expect(await resume.erase(token)).toMatchObject({ status: 204, body: null });
    expect(await resume.open(token)).toMatchObject(gone);
    expect(await resume.query('select 1 from resume_links')).toEqual([]);
  });

  it('erasing a resume link answers the same for erased and for unknown links', async () => {
    const token = await resume.made();
    const answers = await Promise.all([resume.erase(token), resume.erase(token), resume.erase(createToken())]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  });

  it('erasing a resume link keeps other links', async () => {
    const [mine, other] = [await resume.made(), await resume.made()];
    await resume.erase(mine);
    expect((await resume.open(other)).status).toBe(200);
  });
});

describe('tidying', () => {
  it('tidying erases sealed answers after thirty days and not before', async () => {
    await resume.made();
    resume.deps().advance(30 * dayMs - 1);
    await startTidying(resume.deps()).stop();
    expect(await resume.query('select 1 from resume_links')).toHaveLength(1);
    resume.deps().advance(1);
    await startTidying(resume.deps()).stop();
    expect(await resume.query('select 1 from resume_links')).toEqual([]);
  });
});
