import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cancellationMail, resetPasswordMail, welcomeMail } from './letters';
import { createOutboxMailer } from './outbox-mailer';

const to = 'ada@example.com';

describe('the letters', () => {
  it('say the same in text and HTML', () => {
    const mail = resetPasswordMail({ to, url: 'https://everkite.test/auth/change?token=t' });
    expect(mail.subject).toBe('Set a new Everkite password');
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('https://everkite.test/auth/change?token=t');
      expect(body).toContain('works for one hour, and once');
    }
  });

  it('welcome who has no password yet with a link to choose one', () => {
    const manageUrl = 'https://everkite.test/subscription/manage';
    const links = { url: 'https://everkite.test/x', manageUrl, paid: null, renewal: null };
    expect(welcomeMail({ to, name: 'Ada', hasPassword: false, ...links }).text).toContain('Choose a password');
    expect(welcomeMail({ to, name: 'Ada', hasPassword: true, ...links }).text).toContain('Sign in');
  });

  it('confirm a cancellation with both dates and the way to undo it', () => {
    const { text } = cancellationMail({
      to,
      plan: '12-week plan',
      requestedAt: Date.parse('2026-11-21T09:30:00Z'),
      accessUntilAt: Date.parse('2027-02-13T09:30:00Z'),
      manageUrl: 'https://everkite.test/subscription/manage',
    });
    expect(text).toContain('your cancellation of the 12-week plan on 21 November 2026 at 09:30 UTC');
    expect(text).toContain('until 13 February 2027 at 09:30 UTC');
    expect(text).toContain('You will not be charged again.');
    expect(text).toContain('https://everkite.test/subscription/manage');
  });

  it('show a name as a name, whatever it holds', () => {
    const mail = welcomeMail({
      to,
      name: '<img src=x>',
      url: 'https://a',
      manageUrl: 'https://b',
      hasPassword: false,
      paid: null,
      renewal: null,
    });
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x&gt;');
  });
});

describe('the outbox', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'everkite-outbox-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('holds one file a message, named by time, for its owner’s eyes', async () => {
    const mailer = createOutboxMailer(path.join(dir, 'outbox'), 'Everkite <hello@localhost>', () => 0);
    await mailer.send({ to, subject: 'Grüße', text: 'Hello', html: '<p>Hello</p>' });
    const [file = ''] = readdirSync(path.join(dir, 'outbox'));
    expect(file).toMatch(/^1970-01-01T00-00-00\.000Z-[0-9a-f]{8}\.eml$/);
    const written = path.join(dir, 'outbox', file);
    expect(statSync(written).mode & 0o777).toBe(0o600);
    const message = readFileSync(written, 'utf8');
    expect(message).toContain('To: ada@example.com');
    expect(message).toContain('From: Everkite <hello@localhost>');
    expect(message).toContain('Date: Thu, 01 Jan 1970 00:00:00 +0000');
  });
});
