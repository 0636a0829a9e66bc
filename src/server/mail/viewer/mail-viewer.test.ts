import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutboxMailer } from '../outbox-mailer';
import { letterSpecimens } from '../specimens';
import { type MailViewer, startMailViewer } from './mail-viewer';

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

async function firstLetter(): Promise<string> {
  return /href="(\/letters\/[^"]+)"/.exec((await get('/')).html)![1]!;
}

describe('the mail viewer', () => {
  it('says when there is nothing yet', async () => {
    expect((await get('/')).html).toContain('No letter has been sent yet.');
  });

  it('lists the outbox, newest first, with subject, address and time', async () => {
    await send('The first');
    now += 60_000;
    await send('The <second>');
    const { html } = await get('/');
    expect(html.indexOf('The &lt;second&gt;')).toBeLessThan(html.indexOf('The first'));
    expect(html).toContain('ada@example.com, 15 January 2027 at 10:21 UTC');
  });

  it('shows a letter as text, and its HTML in a frame that can do nothing', async () => {
    await send('Hello');
    const { html } = await get(await firstLetter());
    expect(html).toContain('Hello &lt;text&gt;');
    expect(html).toMatch(
      /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox" src="\/letters\/[^"]+\/html"/,
    );
    const framed = await get(`${await firstLetter()}/html`);
    expect(framed.html).toBe('<html><head><base target="_blank"></head><body>Hello</body></html>');
    expect(framed.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox allow-popups/);
  });

  it('runs no scripts, is framed by nobody and is kept nowhere', async () => {
    for (const address of ['/', '/specimens', '/specimens/receipt', '/nothing']) {
      const { html, headers } = await get(address);
      expect(html).not.toContain('<script');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('shows every letter there is as a specimen', async () => {
    const { html } = await get('/specimens');
    for (const name of Object.keys(letterSpecimens('http://localhost:3000'))) {
      expect(html).toContain(`href="/specimens/${name}"`);
      expect((await get(`/specimens/${name}`)).status).toBe(200);
      expect((await get(`/specimens/${name}/html`)).html).toContain('<!doctype html>');
    }
  });

  it.each([
    '/letters/..%2f..%2fsecret',
    '/letters/../secret',
    '/letters/secret',
    '/specimens/constructor',
    '/specimens/nothing',
    '/letters/2027-01-15T10-20-00.000Z-0000000000000000',
    '/x',
  ])('knows no other file than letters: %s', async (address) => {
    mkdirSync(outboxDir, { recursive: true });
    writeFileSync(path.join(outboxDir, 'secret.json'), '{"text":"secret"}');
    writeFileSync(path.join(dir, 'secret.json'), '{"text":"secret"}');
    const { status, html } = await get(address);
    expect(status).toBe(404);
    expect(html).not.toContain('"secret"');
  });

  it('takes no orders', async () => {
    expect((await fetch(viewer.url, { method: 'POST' })).status).toBe(405);
  });

  it('answers to this machine’s own names only', async () => {
    const status = (host: string) =>
      new Promise((resolve, reject) => {
        request(viewer.url, { headers: { host } }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end();
      });
    expect(await status('evil.example')).toBe(421);
    expect(await status('localhost:3002')).toBe(200);
  });

  it('listens on this machine only', () => {
    expect(viewer.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it('rejects when its port is taken', async () => {
    const port = Number(new URL(viewer.url).port);
    await expect(startMailViewer({ port, outboxDir, publicUrl: 'http://localhost' })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});
