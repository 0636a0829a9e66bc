import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { createToken } from '#server/identity/token.ts';
import { hourMs } from '#testing/server/resume.ts';
import { useTestResume } from '#testing/server/use.ts';

const email = 'Ada@example.com';

const resume = useTestResume();

describe('mailing a resume link', () => {
  it('mailing a resume link sends an email whose link opens the answers', async () => {
    const token = await resume.made();
    expect((await resume.send(token, email)).status).toBe(202);
    await resume.sendEmails();
    const [mail] = resume.deps().sent;
    expect(mail).toMatchObject({ to: email, subject: 'Continue on another device with Everkite' });
    for (const body of [mail!.text, mail!.html]) {
      expect(body).toContain(`https://everkite.test/resume#${token}`);
      expect(body).toContain('until 31 January 2030');
    }
  });

  it('the email with a resume link mentions neither the answers nor the subject of the quiz', async () => {
    await resume.send(await resume.made(), email);
    await resume.sendEmails();
    const [mail] = resume.deps().sent;
    const words = `${mail!.subject} ${mail!.text.replace(/https:\S+/, '')}`;
    expect(words).not.toMatch(/adhd|attention|focus|mental|health|mood|quiz|woman|34|score|level/i);
  });

  it('the job that mails a resume link keeps neither token nor address once the email is sent', async () => {
    const token = await resume.made();
    await resume.send(token, email);
    await resume.sendEmails();
    const jobs = JSON.stringify(await resume.query('select * from jobs'));
    expect(jobs).toContain('resume-link');
    expect(jobs).not.toContain(token);
    expect(jobs.toLowerCase()).not.toContain('ada@');
    expect(JSON.stringify(await resume.query('select * from attempts'))).not.toContain('ada@');
  });

  it('a resume link is not mailed after its answers were erased, and its address is forgotten too', async () => {
    const token = await resume.made();
    await resume.send(token, email);
    await resume.erase(token);
    await resume.sendEmails();
    expect(resume.deps().sent).toEqual([]);
    expect(JSON.stringify(await resume.query('select payload from jobs'))).toBe('[{"payload":{}}]');
  });

  it('mailing a resume link stops after a day without a mail server, and token and address are forgotten', async () => {
    const { mailer } = resume.deps();
    resume.deps().mailer = { send: () => Promise.reject(new Error('the mail server is away')) };
    await resume.send(await resume.made(), email);
    await resume.sendEmails();
    expect(await resume.query('select 1 from jobs where done_at is null')).toHaveLength(1);
    resume.deps().mailer = mailer;
    resume.deps().advance(dayMs + 1);
    await resume.sendEmails();
    expect(resume.deps().sent).toEqual([]);
    expect(JSON.stringify(await resume.query('select payload from jobs'))).toBe('[{"payload":{}}]');
  });

  it('mailing a resume link needs a link that works', async () => {
    const token = await resume.made();
    expect(await resume.send(createToken(), email)).toMatchObject({
      status: 404,
      body: { error: 'This link has expired or was erased.' },
    });
    resume.deps().advance(30 * dayMs);
    expect((await resume.send(token, email)).status).toBe(404);
    expect(await resume.query('select 1 from jobs')).toEqual([]);
  });

  it.each(['ada', 'ada@', 'ada@example', 'a b@example.com', 'ada@example.com\nBcc: eve@example.com'])(
    'mailing a resume link to %j is refused',
    async (address) => {
      expect(await resume.send(await resume.made(), address)).toMatchObject({
        status: 400,
        body: { error: 'This email address is not complete. It should look like name@example.com.' },
      });
    },
  );

  it('mailing resume links is limited to three an hour and mailbox, in any spelling and from any network', async () => {
    const token = await resume.made();
    const spellings = ['ada@example.com', 'ADA@example.com', ' ada@example.com ', 'ada@example.com'];
    const statuses: number[] = [];
    for (const [at, spelling] of spellings.entries()) {
      statuses.push((await resume.send(token, spelling, `198.51.100.${at}`)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
    resume.deps().advance(hourMs);
    expect((await resume.send(token, email)).status).toBe(202);
  });

  it('mailing resume links is limited to five an hour and network', async () => {
    const token = await resume.made();
    const answers = await Promise.all(Array.from({ length: 8 }, (_none, i) => resume.send(token, `p${i}@example.com`)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 429)).toMatchObject({
      retryAfter: '3600',
      body: { error: 'Too many attempts. Please try again in 60 minutes.' },
    });
  });
});
