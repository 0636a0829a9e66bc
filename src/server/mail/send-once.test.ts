import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { jobHandlers } from '#server/jobs.ts';
import { tidyUp } from '#server/operations/tidy/tidy.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { retryDelayMs, runNextJob } from '#server/platform/jobs/worker.ts';
import { waitingForALock } from '#testing/server/database.ts';
import { useTestEmails } from '#testing/server/use.ts';
import { messageIdOf, sendOnce } from './send-once.ts';

const emails = useTestEmails();

const changed = () => ({ user_id: emails.userId, changed_at: '2030-01-01T12:00:00Z' });
const kept = () => emails.query('select key, kind, user_id, subject, sent_at from emails');

/** Mailers that fail, one for now and one for good. */
const away = { send: () => Promise.reject(new Error('the mail server is away')) };
const refusing = { send: async () => ({ refused: 'no such mailbox' }) };

describe('an email', () => {
  it('a sent email is recorded without its text', async () => {
    await emails.send('password-changed', changed(), 'password-changed:1');
    expect(await kept()).toEqual([
      {
        key: 'password-changed:1',
        kind: 'password-changed',
        user_id: emails.userId,
        subject: 'Your Everkite password was changed',
        sent_at: new Date(emails.deps.clock()),
      },
    ]);
  });

  it('an email is sent once under one key, even after its job was deleted', async () => {
    await emails.send('password-changed', changed(), 'password-changed:1');
    await emails.query('delete from jobs');
    await emails.send('password-changed', changed(), 'password-changed:1');
    expect(emails.deps.sent).toHaveLength(1);
  });

  it('an email is identified by its job if the job has no key', async () => {
    await emails.send('password-changed', changed());
    await emails.send('password-changed', changed());
    expect(emails.deps.sent).toHaveLength(2);
    expect((await kept()).map(({ key }) => key)).toEqual([
      expect.stringMatching(/^password-changed:\d+$/),
      expect.stringMatching(/^password-changed:\d+$/),
    ]);
  });

  it('an email is sent by one of two processes that try at the same moment', async () => {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let handedOver = 0;
    emails.deps.mailer = {
      send: async () => {
        handedOver += 1;
        begin();
        await released;
        return 'handed over';
      },
    };
    const write = async () => ({ userId: null, email: emailTo('ada@example.com') });
    const first = sendOnce(emails.deps, { key: 'k', kind: 'welcome' }, write);
    await begun;
    const second = sendOnce(emails.deps, { key: 'k', kind: 'welcome' }, write);
    await expect.poll(async () => handedOver + (await waitingForALock(emails.deps))).toBe(2);
    release();
    await Promise.all([first, second]);
    expect(handedOver).toBe(1);
  });

  it('an email that could not be handed over is retried with the same Message-ID', async () => {
    const ids: string[] = [];
    const { mailer } = emails.deps;
    emails.deps.mailer = {
      send: (_email, id) => {
        ids.push(id);
        return away.send();
      },
    };
    await emails.send('password-changed', changed(), 'password-changed:1');
    expect(await kept()).toEqual([]);
    emails.deps.mailer = {
      send: (email, id) => {
        ids.push(id);
        return mailer.send(email, id);
      },
    };
    emails.deps.advance(retryDelayMs(0));
    await emails.work();
    expect(emails.deps.sent).toHaveLength(1);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('an email is sent again with the same Message-ID if the process ended before recording it', async () => {
    const ids: string[] = [];
    const remember = {
      send: async (_email: unknown, id: string) => {
        ids.push(id);
        return 'handed over' as const;
      },
    };
    emails.deps.mailer = remember;
    await emails.send('password-changed', changed(), 'password-changed:1');
    await emails.query('delete from emails');
    await emails.query(`update jobs set done_at = null, payload = $1`, [JSON.stringify(changed())]);
    await emails.work();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('an email is given up when its recipient is refused for good, and its job keeps the reason', async () => {
    emails.deps.mailer = refusing;
    await emails.send('password-changed', changed(), 'password-changed:1');
    emails.deps.advance(retryDelayMs(30));
    await emails.work();
    expect(await kept()).toEqual([]);
    expect(await emails.query('select last_error, done_at, payload from jobs')).toEqual([
      { last_error: 'no such mailbox', done_at: expect.any(Date), payload: {} },
    ]);
  });

  it('the record of an email is kept with its account, or without one as long as a finished job', async () => {
    await emails.send('password-changed', changed());
    await emails.send('erased', { email: 'gone@example.com', erased_at: '2030-01-01T12:00:00Z' });
    emails.deps.advance(30 * dayMs);
    await tidyUp(emails.deps);
    expect((await kept()).map(({ kind }) => kind)).toEqual(['password-changed', 'erased']);
    emails.deps.advance(1);
    await tidyUp(emails.deps);
    expect((await kept()).map(({ kind }) => kind)).toEqual(['password-changed']);
  });

  it('an email does not lock its user while the mail server is slow', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    emails.deps.mailer = {
      send: async () => {
        begin();
        await released;
        return 'handed over';
      },
    };
    await enqueue(emails.deps.db, { kind: 'password-changed', payload: changed() });
    const slow = runNextJob(emails.deps, jobHandlers(emails.deps));
    await begun;
    const free = await emails.query('select id from users where id = $1 for update nowait', [emails.userId]);
    expect(free).toHaveLength(1);
    release();
    await slow;
  });
});

describe('a Message-ID', () => {
  it('a Message-ID is the same for one email of one installation, and reveals neither', () => {
    const id = messageIdOf('welcome:abc', 'https://kite.example');
    expect(id).toBe(messageIdOf('welcome:abc', 'https://kite.example'));
    expect(id).toMatch(/^<[\w-]{32}@kite\.example>$/);
    expect(id).not.toBe(messageIdOf('welcome:abd', 'https://kite.example'));
    expect(id.split('@')[0]).not.toBe(messageIdOf('welcome:abc', 'https://other.example').split('@')[0]);
  });
});

function emailTo(to: string) {
  return { to, subject: 's', preview: '', heading: 'h', blocks: [], button: null, further: [], footnote: '' };
}
