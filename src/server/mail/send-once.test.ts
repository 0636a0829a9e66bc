import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { jobHandlers } from '#server/jobs.ts';
import { tidyUp } from '#server/operations/tidy/tidy.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { retryDelayMs, runNextJob } from '#server/platform/jobs/worker.ts';
import { waitingForALock } from '#testing/server/database.ts';
import { useTestEmails } from '#testing/server/use.ts';
import { messageIdOf } from './message-id.ts';
import { sendOnce } from './send-once.ts';

const letters = useTestEmails();

const changed = () => ({ user_id: letters.userId, changed_at: '2030-01-01T12:00:00Z' });
const kept = () => letters.query('select key, kind, user_id, subject, sent_at from letters');

/** Mail servers that fail in one way or another. */
const away = { send: () => Promise.reject(new Error('the mail server is away')) };
const refusing = { send: async () => ({ refused: 'no such mailbox' }) };

describe('a letter', () => {
  it('is written down when it is out, without what it said', async () => {
    await letters.send('password-changed', changed(), 'password-changed:1');
    expect(await kept()).toEqual([
      {
        key: 'password-changed:1',
        kind: 'password-changed',
        user_id: letters.userId,
        subject: 'Your Everkite password was changed',
        sent_at: new Date(letters.deps.clock()),
      },
    ]);
  });

  it('is sent once under one key, also after its job was forgotten', async () => {
    await letters.send('password-changed', changed(), 'password-changed:1');
    await letters.query('delete from jobs');
    await letters.send('password-changed', changed(), 'password-changed:1');
    expect(letters.deps.sent).toHaveLength(1);
  });

  it('is known by its job where that has no key of its own', async () => {
    await letters.send('password-changed', changed());
    await letters.send('password-changed', changed());
    expect(letters.deps.sent).toHaveLength(2);
    expect((await kept()).map(({ key }) => key)).toEqual([
      expect.stringMatching(/^password-changed:\d+$/),
      expect.stringMatching(/^password-changed:\d+$/),
    ]);
  });

  it('is sent by one of two processes that try at the same moment', async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let handedOver = 0;
    letters.deps.mailer = {
      send: async () => {
        handedOver += 1;
        begin();
        await released;
        return 'handed over';
      },
    };
    const write = async () => ({ userId: null, letter: letter('ada@example.com') });
    const first = sendOnce(letters.deps, { key: 'k', kind: 'note' }, write);
    await begun;
    const second = sendOnce(letters.deps, { key: 'k', kind: 'note' }, write);
    await expect.poll(async () => handedOver + (await waitingForALock(letters.deps))).toBe(2);
    release();
    await Promise.all([first, second]);
    expect(handedOver).toBe(1);
  });

  it('is tried again later when it could not be handed over, and keeps its Message-ID', async () => {
    const ids: string[] = [];
    const { mailer } = letters.deps;
    letters.deps.mailer = {
      send: (_mail, id) => {
        ids.push(id);
        return away.send();
      },
    };
    await letters.send('password-changed', changed(), 'password-changed:1');
    expect(await kept()).toEqual([]);
    letters.deps.mailer = {
      send: (mail, id) => {
        ids.push(id);
        return mailer.send(mail, id);
      },
    };
    letters.deps.advance(retryDelayMs(0));
    await letters.work();
    expect(letters.deps.sent).toHaveLength(1);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('goes out again, with the Message-ID it had, when the process ended before it was written down', async () => {
    const ids: string[] = [];
    const remember = {
      send: async (_mail: unknown, id: string) => {
        ids.push(id);
        return 'handed over' as const;
      },
    };
    letters.deps.mailer = remember;
    await letters.send('password-changed', changed(), 'password-changed:1');
    await letters.query('delete from letters');
    await letters.query(`update jobs set done_at = null, payload = $1`, [JSON.stringify(changed())]);
    await letters.work();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('is given up when its recipient is refused for good, and why is kept with the job', async () => {
    letters.deps.mailer = refusing;
    await letters.send('password-changed', changed(), 'password-changed:1');
    letters.deps.advance(retryDelayMs(30));
    await letters.work();
    expect(await kept()).toEqual([]);
    expect(await letters.query('select last_error, done_at, payload from jobs')).toEqual([
      { last_error: 'no such mailbox', done_at: expect.any(Date), payload: {} },
    ]);
  });

  it('stays written down with the account, and without one as long as a job is remembered', async () => {
    await letters.send('password-changed', changed());
    await letters.send('erased', { email: 'gone@example.com', erased_at: '2030-01-01T12:00:00Z' });
    letters.deps.advance(30 * dayMs);
    await tidyUp(letters.deps);
    expect((await kept()).map(({ kind }) => kind)).toEqual(['password-changed', 'erased']);
    letters.deps.advance(1);
    await tidyUp(letters.deps);
    expect((await kept()).map(({ kind }) => kind)).toEqual(['password-changed']);
  });

  it('does not keep others waiting while its mail server is slow', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    letters.deps.mailer = {
      send: async () => {
        begin();
        await released;
        return 'handed over';
      },
    };
    await enqueue(letters.deps.db, { kind: 'password-changed', payload: changed() });
    const slow = runNextJob(letters.deps, jobHandlers(letters.deps));
    await begun;
    const free = await letters.query('select id from users where id = $1 for update nowait', [letters.userId]);
    expect(free).toHaveLength(1);
    release();
    await slow;
  });
});

describe('a Message-ID', () => {
  it('is one for one letter of one installation, and says nothing of either', () => {
    const id = messageIdOf('welcome:abc', 'https://kite.example');
    expect(id).toBe(messageIdOf('welcome:abc', 'https://kite.example'));
    expect(id).toMatch(/^<[\w-]{32}@kite\.example>$/);
    expect(id).not.toBe(messageIdOf('welcome:abd', 'https://kite.example'));
    expect(id.split('@')[0]).not.toBe(messageIdOf('welcome:abc', 'https://other.example').split('@')[0]);
  });
});

function letter(to: string) {
  return { to, subject: 's', preview: '', heading: 'h', blocks: [], button: null, further: [], footnote: '' };
}
