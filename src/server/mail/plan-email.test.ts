import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { useTestEmails } from '#testing/server/use.ts';

const emails = useTestEmails();

const plan = { quiz: 'adhd', goals: ['wind-down'], skills: ['calming'], daily_minutes: 20 };
const save = (columns = "plan = '{}'") => emails.query(`update users set ${columns}`);
async function sentText(): Promise<string> {
  await emails.send('plan-link', { user_id: emails.userId });
  return emails.deps.sent.at(-1)?.text ?? '';
}

describe('the email with a plan', () => {
  it('the email with a plan has a link after which no server sees the token, and says how long it works', async () => {
    await save(`plan = '${JSON.stringify(plan)}'`);
    const text = await sentText();
    expect(emails.deps.sent).toMatchObject([{ to: 'Ada@example.com', subject: 'Here is your Everkite plan' }]);
    expect(text).toMatch(/https:\/\/everkite\.test\/plan#[\w-]{43}\n/);
    expect(text).toContain('20 minutes a day for four weeks');
    expect(text).toContain('works until 31 January 2030. Anyone with the link can see the plan');
  });

  it('the email with a plan says what is kept and nothing of its content, because others may see it', async () => {
    await save(`plan = '${JSON.stringify(plan)}', age = 34, gender = 'woman'`);
    const text = await sentText();
    expect(text).toContain('What we keep: your email address, your first name, your age, your gender, and what');
    // The token is random and may spell anything.
    expect(text.replace(/#[\w-]{43}/, '')).not.toMatch(/Ada\b(?!@)|34|woman|night|feelings|adhd|focus|health/i);
  });

  it('the email with a plan names only what was given', async () => {
    await save(`plan = '${JSON.stringify(plan)}', name = ''`);
    expect(await sentText()).toContain('What we keep: your email address, and what the plan is made of');
  });

  it('the email with a plan says to a person who did not save one that there is nothing to do', async () => {
    await save(`plan = '${JSON.stringify(plan)}'`);
    expect(await sentText()).toContain('ignore this email. Nothing is charged, and the account goes by itself');
  });

  it('the email with a plan promises no subscriber that the account goes by itself', async () => {
    await save(`plan = '${JSON.stringify(plan)}', password_hash = 'hash'`);
    await emails.subscribe();
    const text = await sentText();
    expect(text).toContain('everything stays as it is');
    expect(text).toContain('https://everkite.test/account/data');
    expect(text).not.toContain('goes by itself');
  });

  it('the email with a plan leads somebody without a password to choosing one, to erase the account', async () => {
    await save(`plan = '${JSON.stringify(plan)}'`);
    expect(await sentText()).toMatch(
      /erase it at any time: choose a password.*\nhttps:\/\/everkite\.test\/auth\/reset/,
    );
  });

  it.each(['plan = null', "plan = '[]'", "plan = '{}'"])('no email is sent with %s', async (columns) => {
    await save(columns);
    await sentText();
    expect(emails.deps.sent).toEqual([]);
  });

  it('a sixth email with a plan is not sent on one day', async () => {
    await save(`plan = '${JSON.stringify(plan)}'`);
    for (let time = 1; time <= 6; time += 1) await sentText();
    expect(emails.deps.sent).toHaveLength(5);
    emails.deps.advance(dayMs + 1);
    await sentText();
    expect(emails.deps.sent).toHaveLength(6);
  });
});
