import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaddleProvider } from '#server/billing/paddle/paddle-provider.ts';
import { type Config, readConfig } from '#server/platform/settings/config.ts';
import { pageRoutes } from './page.routes.ts';

const inlineScript = 'document.documentElement.dataset.theme="day"';
const inlineHash = "'sha256-WEtAnqJYV/34kajOQ5FQ1jsSvM9mirmn7wAgs0JFc/Y='";

const inlineStyle = 'h1{color:teal}';
const styleHash = "'sha256-uBNwVgb6+WN7cAceBnp+D2RHzG/0Z+gpbE+ftZWA/w8='";

let webDir: string;
beforeAll(() => {
  webDir = mkdtempSync(path.join(tmpdir(), 'everkite-web-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(webDir, file)), { recursive: true });
    writeFileSync(path.join(webDir, file), text);
  };
  const page = (name: string) =>
    `<!doctype html><style>${inlineStyle}</style><script type="application/json" id="config">{}</script><script>${inlineScript}</script><script type="module" src="/assets/main-1.js"></script><h1>${name}</h1>`;
  const routes = [
    { path: '/', file: 'home.html' },
    { path: '/account', file: 'account.html' },
    { path: '/console/preview', file: 'account.html' },
    { path: '/console/overview', file: 'account.html' },
    { path: '/console/phone', file: 'account.html' },
    { path: '/checkout/paddle', file: 'checkout-paddle.html' },
    { path: '/quiz', redirect: '/quiz/dialogues' },
  ];
  write('pages/manifest.json', JSON.stringify({ routes, notFound: { file: 'not-found.html' } }));
  for (const name of ['home', 'account', 'checkout-paddle', 'not-found']) write(`pages/${name}.html`, page(name));
  write('assets/main-1.js', 'start()');
  write('assets/main-1.js.br', 'compressed');
  write('favicon.svg', '<svg/>');
  write('train-worker.js', 'addEventListener("fetch", () => {})');
  write('train.webmanifest', '{}');
  write('.vite/manifest.json', '{}');
});
afterAll(() => rmSync(webDir, { recursive: true, force: true }));

const pageDeps = ({ config }: { config: Config }) => ({
  config,
  cardFormHosts: createPaddleProvider(config).cardFormHosts,
  site: { shown: async () => ({ key: '', copy: {}, texts: {}, quizzes: {}, contentVersion: '', roots: new Map() }) },
});

async function site(env: Record<string, string> = {}): Promise<FastifyInstance> {
  const read = readConfig({ PUBLIC_URL: 'http://localhost:3000', ...env });
  const app = fastify();
  app.register(async (scope) => {
    const notFound = await pageRoutes(scope, pageDeps(read as { config: Config }), webDir);
    scope.setNotFoundHandler(notFound);
  });
  return app;
}

describe('a page', () => {
  it('a page has the public settings', async () => {
    const answer = await (await site()).inject('/');
    const embedded = /id="config">(.*?)<\/script>/.exec(answer.body)?.[1] ?? '';
    expect(JSON.parse(embedded)).toMatchObject({ brand: 'Everkite', consent_mode: 'opt-out' });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('a page is sent as %s to browsers that accept it', async (encoding, decompress) => {
    const answer = await (await site()).inject({ url: '/', headers: { 'accept-encoding': encoding } });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(decompress(answer.rawPayload).toString()).toContain('<h1>home</h1>');
  });

  it.each([
    ['br;q=0, *;q=0.1', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0', undefined],
    ['br;q=0.0, gzip;q=0.000', undefined],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
    ['abr, br-dict', undefined],
  ])('for “%s” a page is encoded as %s', async (accepted, encoding) => {
    const answer = await (await site()).inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
  });

  it('a page is revalidated each time, and not sent again while it is unchanged', async () => {
    const app = await site();
    const first = await app.inject('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('a page allows its own inline scripts and styles, and no other hosts', async () => {
    const policy = String((await (await site()).inject('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${inlineHash};`);
    expect(policy).toContain(`style-src-elem 'self' ${styleHash};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('http');
  });

  it('the phone in the editor of a quiz may be framed by our own pages, and pages of the console may frame it', async () => {
    const app = await site();
    const headersOf = async (url: string) => (await app.inject(url)).headers;
    const [phone, overview, home] = await Promise.all(['/console/phone', '/console/overview', '/'].map(headersOf));
    expect(phone!['x-frame-options']).toBe('SAMEORIGIN');
    expect(phone!['content-security-policy']).toContain("frame-src 'none'; ");
    expect(phone!['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(overview!['content-security-policy']).toContain("frame-src 'self'; ");
    expect(overview!['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(home!['content-security-policy']).toContain("frame-src 'none'; ");
  });

  it('a page of the checkout also allows the emulator, by the host name that the visitor uses', async () => {
    const answer = await (await site()).inject({ url: '/checkout/paddle', headers: { host: 'kite.local:3000' } });
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${inlineHash} http://kite.local:3001;`);
    expect(policy).toContain('frame-src http://kite.local:3001;');
  });

  it('a page of the checkout allows Paddle’s hosts, and no emulator, when Paddle takes the payments', async () => {
    const app = await site({
      PADDLE_API_KEY: 'key',
      PADDLE_ENVIRONMENT: 'sandbox',
      PADDLE_WEBHOOK_SECRET: 'secret',
      PADDLE_CLIENT_TOKEN: 'token',
    });
    const policy = String((await app.inject('/checkout/paddle')).headers['content-security-policy']);
    expect(policy).toContain('https://cdn.paddle.com');
    expect(policy).toContain('frame-src https://buy.paddle.com https://sandbox-buy.paddle.com');
    expect(policy).not.toContain('127.0.0.1');
  });

  it('the pixel’s image may load on neutral pages and in the checkout only, and nowhere without a pixel', async () => {
    const app = await site({ PIXEL_ID: '123' });
    const imagesOf = async (from: FastifyInstance, url: string) =>
      /img-src ([^;]*)/.exec(String((await from.inject(url)).headers['content-security-policy']))![1];
    const emulator = 'http://localhost:3001';
    expect(await imagesOf(app, '/')).toBe("'self' data: https://www.facebook.com");
    expect(await imagesOf(app, '/checkout/paddle')).toContain('https://www.facebook.com');
    for (const url of ['/account', '/nowhere']) expect(await imagesOf(app, url)).toBe("'self' data:");
    expect(await imagesOf(await site(), '/')).toBe("'self' data:");
    expect(await imagesOf(await site(), '/checkout/paddle')).toBe(`'self' data: ${emulator}`);
  });

  it('an invalid host name does not get into the content security policy', async () => {
    const headers = { host: "x;script-src'unsafe-inline'" };
    const answer = await (await site()).inject({ url: '/checkout/paddle', headers });
    expect(answer.headers['content-security-policy']).not.toContain("script-src'unsafe-inline'");
  });
});

describe('other addresses', () => {
  it('a redirect keeps the query', async () => {
    const answer = await (await site()).inject('/quiz?click_id=7&source=ad');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/quiz/dialogues?click_id=7&source=ad']);
  });

  it.each([
    ['/account/', '/account'],
    ['/checkout/paddle/?offer=2&source=ad', '/checkout/paddle?offer=2&source=ad'],
    ['/quiz/', '/quiz'],
    // A query that looks like another host stays a query.
    ['/account/?next=//evil.example/', '/account?next=//evil.example/'],
  ])('%s leads to the address without the slash for good', async (url, location) => {
    const answer = await (await site()).inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
  });

  it.each([
    '//evil.example/',
    '//evil.example//',
    '/account//',
    '//account/',
    '/%2F%2Fevil.example/',
    '/nowhere/',
    '/nowhere',
    '/account/below',
    '/.vite/manifest.json',
    '/pages/home.html',
    '/assets/none.js',
    '/../package.json',
  ])('%s shows the not-found page', async (url) => {
    const answer = await (await site()).inject(url);
    expect([answer.statusCode, answer.body.includes('<h1>not-found</h1>')]).toEqual([404, true]);
  });

  it('files with a content hash in their name are cached for a year and sent compressed', async () => {
    const answer = await (await site()).inject({ url: '/assets/main-1.js', headers: { 'accept-encoding': 'br' } });
    expect(answer.body).toBe('compressed');
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    });
  });

  it('files without a content hash in their name are cached for a day', async () => {
    const answer = await (await site()).inject('/favicon.svg');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
  });
});

describe('training without a network', () => {
  it('the worker is checked each time, and may ask our own server only', async () => {
    const app = await site();
    const answer = await app.inject('/train-worker.js');
    expect(answer.body).toContain('fetch');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
    const headers = { 'if-none-match': String(answer.headers.etag) };
    expect((await app.inject({ url: '/train-worker.js', headers })).statusCode).toBe(304);
  });

  it('what makes it installable has the type that browsers ask for', async () => {
    const answer = await (await site()).inject('/train.webmanifest');
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
  });
});

describe('a site that is not built', () => {
  it('a site that is not built stops the start with the reason', async () => {
    const read = readConfig({});
    const app = fastify();
    const failed = pageRoutes(app, pageDeps(read as { config: Config }), path.join(webDir, 'missing'));
    await expect(failed).rejects.toThrow('The site is not built');
  });
});

it('the page of a preview is stored by nobody and found by no search engine', async () => {
  const app = await site();
  const { headers } = await app.inject('/console/preview');
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
});
