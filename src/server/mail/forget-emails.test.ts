import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hashEmailAddress } from '#server/identity/email-address.ts';
import { forgetEmails } from './forget-emails.ts';
import { createOutboxMailer } from './outbox-mailer.ts';

const base = mkdtempSync(path.join(tmpdir(), 'everkite-forget-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

let outbox: string;
let now: number;
beforeEach(() => {
  outbox = mkdtempSync(path.join(base, 'outbox-'));
  now = 1_000;
});

async function send(to: string): Promise<void> {
  now += 1_000;
  const mailer = createOutboxMailer(outbox, 'Everkite <hello@localhost>', () => now);
  await mailer.send({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }, `<${now}@localhost>`);
}
const ada = (before: number) => ({ emailHash: hashEmailAddress('ada@example.com'), before });
const left = () => readdirSync(outbox).map((file) => file.slice(14, 19));

describe('emails to an address', () => {
  it('forgetEmails deletes the emails and notes to an address in any spelling, and keeps those to others', async () => {
    await send('ada@example.com');
    await send('Ada@Example.com');
    await send('grace@example.com');
    await forgetEmails(outbox, ada(now + 1));
    expect(left()).toEqual(['00-04', '00-04']);
  });

  it('forgetEmails keeps emails that were sent later', async () => {
    await send('ada@example.com');
    const before = now + 1;
    await send('ada@example.com');
    await forgetEmails(outbox, ada(before));
    expect(left()).toEqual(['00-03', '00-03']);
  });

  it('forgetEmails also deletes what a process left when it ended while writing', async () => {
    const note = { sent_at: new Date(now).toISOString(), to: 'ada@example.com', subject: '', text: '', html: '' };
    writeFileSync(path.join(outbox, 'half.json.part'), JSON.stringify(note));
    writeFileSync(path.join(outbox, 'other.json.part'), '{"to":"ad');
    await forgetEmails(outbox, ada(now + 1));
    expect(readdirSync(outbox)).toEqual([]);
  });

  it('forgetEmails does nothing where there is no outbox', async () => {
    await expect(forgetEmails(path.join(base, 'none'), ada(now + 1))).resolves.toBeUndefined();
  });
});
