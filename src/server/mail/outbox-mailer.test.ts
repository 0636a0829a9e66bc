import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createOutboxMailer } from './outbox-mailer.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'everkite-outbox-'));
const outbox = path.join(dir, 'outbox');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('the outbox', () => {
  it('the outbox holds each message as a file named by time, with a note for the viewer, only for its owner', async () => {
    const mailer = createOutboxMailer(outbox, 'Everkite <hello@localhost>', () => 0);
    const email = { to: 'ada@example.com', subject: 'Grüße', text: 'Hello', html: '<p>Hello</p>' };
    expect(await mailer.send(email, '<abc@localhost>')).toBe('handed over');
    const files = readdirSync(outbox).sort();
    expect(files).toEqual([
      expect.stringMatching(/^1970-01-01T00-00-00\.000Z-[0-9a-f]{16}\.eml$/),
      expect.stringMatching(/^1970-01-01T00-00-00\.000Z-[0-9a-f]{16}\.json$/),
    ]);
    for (const file of files) expect(statSync(path.join(outbox, file)).mode & 0o777).toBe(0o600);
    const [message, note] = files.map((file) => readFileSync(path.join(outbox, file), 'utf8'));
    expect(message).toContain('To: ada@example.com');
    expect(message).toContain('From: Everkite <hello@localhost>');
    expect(message).toContain('Date: Thu, 01 Jan 1970 00:00:00 +0000');
    expect(message).toContain('Message-ID: <abc@localhost>');
    expect(JSON.parse(note!)).toEqual({ sent_at: '1970-01-01T00:00:00.000Z', ...email });
  });

  it('a picture is within the message, and the viewer’s note has it too', async () => {
    const dir = path.join(outbox, 'picture');
    const mailer = createOutboxMailer(dir, 'Everkite <hello@localhost>', () => 0);
    const png = Buffer.from('a picture');
    const html = '<img src="cid:picture">';
    await mailer.send({ to: 'ada@example.com', subject: 'Hello', text: 'Hello', html, png }, '<abc@localhost>');
    const [message, note] = readdirSync(dir)
      .sort()
      .map((file) => readFileSync(path.join(dir, file), 'utf8'));
    expect(message).toContain('Content-ID: <picture>');
    expect(message).toContain('Content-Type: image/png');
    expect(message).toContain(png.toString('base64'));
    expect(JSON.parse(note!).html).toBe(`<img src="data:image/png;base64,${png.toString('base64')}">`);
  });

  it('the outbox holds an email once, even if the process ended before recording that it was sent', async () => {
    let now = 1_000;
    const dir = path.join(outbox, 'twice');
    const mailer = createOutboxMailer(dir, 'Everkite <hello@localhost>', () => now);
    const email = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    await mailer.send(email, '<one@localhost>');
    now += 1_000;
    expect(await mailer.send(email, '<one@localhost>')).toBe('handed over');
    await mailer.send(email, '<two@localhost>');
    expect(readdirSync(dir).filter((file) => file.endsWith('.eml'))).toHaveLength(2);
  });
});
