import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutboxMailer } from '#server/mail/outbox-mailer.ts';
import { emailStories } from './email-stories.ts';
import { type MailViewer, startMailViewer } from './mail-viewer.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'everkite-viewer-'));
const outboxDir = path.join(dir, 'outbox');
let viewer: MailViewer;
let now = 0;

beforeAll(async () => {
  viewer = await startMailViewer({ port: 0, outboxDir, publicUrl: 'http://localhost:3000' });
});
beforeEach(() => {
  rmSync(outboxDir, { recursive: true, force: true });
  now = Date.parse('2027-01-15T10:20:00Z');
});
afterAll(async () => {
  await viewer.stop();
  rmSync(dir, { recursive: true, force: true });
});

const send = (subject: string, html = '<html><head></head><body>Hello</body></html>') =>
  createOutboxMailer(outboxDir, 'Everkite <hello@localhost>', () => now).send(
    { to: 'ada@example.com', subject, text: 'Hello <text>', html },
    `<${encodeURIComponent(subject)}@localhost>`,
  );

async function get(address: string) {
  const answer = await fetch(viewer.url + address);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

async function firstEmail(): Promise<string> {
  return /href="(\/emails\/[^"]+)"/.exec((await get('/')).html)![1]!;
}

describe('the mail viewer', () => {
  it('an empty outbox says so', async () => {
    expect((await get('/')).html).toContain('No email has been sent yet.');
  });

  it('the outbox is listed newest first, with subject, address and time', async () => {
    await send('The first');
    now += 60_000;
    await send('The <second>');
    const { html } = await get('/');
    expect(html.indexOf('The &lt;second&gt;')).toBeLessThan(html.indexOf('The first'));
    expect(html).toContain('ada@example.com, 15 January 2027 at 10:21 UTC');
  });

  it('an email is shown as text, and as HTML in a frame that can do nothing', async () => {
    await send('Hello');
    const { html } = await get(await firstEmail());
    expect(html).toContain('Hello &lt;text&gt;');
    expect(html).toMatch(
      /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" src="\/emails\/[^"]+\/html"/,
    );
    const framed = await get(`${await firstEmail()}/html`);
    expect(framed.html).toBe('<html><head><base target="_blank"></head><body>Hello</body></html>');
    expect(framed.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox allow-popups/);
  });

  it('no page of the viewer runs scripts, may be framed or is cached', async () => {
    for (const address of ['/', '/stories', '/stories/receipt', '/nothing']) {
      const { html, headers } = await get(address);
      expect(html).not.toContain('<script');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('every email has a story', async () => {
    const { html } = await get('/stories');
    for (const name of Object.keys(emailStories('http://localhost:3000'))) {
      expect(html).toContain(`href="/stories/${name}"`);
      expect((await get(`/stories/${name}`)).status).toBe(200);
      expect((await get(`/stories/${name}/html`)).html).toContain('<!doctype html>');
    }
  });

  it.each([
    '/emails/..%2f..%2fsecret',
    '/emails/../secret',
    '/emails/secret',
    '/stories/constructor',
    '/stories/nothing',
    '/emails/2027-01-15T10-20-00.000Z-0000000000000000',
    '/x',
  ])('the viewer serves no other files than emails: %s', async (address) => {
    mkdirSync(outboxDir, { recursive: true });
    writeFileSync(path.join(outboxDir, 'secret.json'), '{"text":"secret"}');
    writeFileSync(path.join(dir, 'secret.json'), '{"text":"secret"}');
    const { status, html } = await get(address);
    expect(status).toBe(404);
    expect(html).not.toContain('"secret"');
  });

  it('the viewer answers only to GET and HEAD', async () => {
    expect((await fetch(viewer.url, { method: 'POST' })).status).toBe(405);
  });

  it('the viewer answers only to this machine’s own names', async () => {
    const status = (host: string) =>
      new Promise((resolve, reject) => {
        request(viewer.url, { headers: { host } }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end();
      });
    expect(await status('evil.example')).toBe(421);
    expect(await status('localhost:3002')).toBe(200);
  });

  it('the viewer listens on this machine only', () => {
    expect(viewer.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('the viewer rejects when its port is taken', async () => {
    const port = Number(new URL(viewer.url).port);
    await expect(startMailViewer({ port, outboxDir, publicUrl: 'http://localhost' })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
