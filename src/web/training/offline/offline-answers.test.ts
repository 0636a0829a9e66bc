import { describe, expect, it } from 'vitest';
import { handlingOf, isShell, pageAnswer } from './offline-answers.ts';

const here = 'https://everkite.example';
const pages = ['/train', '/train/session'];

describe('what the worker does with a request', () => {
  it.each([
    ['a page of training', { url: `${here}/train` }, 'page'],
    ['one with a query', { url: `${here}/train/session?x=1` }, 'page'],
    ['a page below that there is not', { url: `${here}/train/nowhere` }, null],
    ['a page of another part', { url: `${here}/account` }, null],
    ['a form that is sent', { url: `${here}/train`, method: 'POST' }, null],
    ['a file', { url: `${here}/assets/train-1.js`, mode: 'cors' }, 'file'],
    ['a file that is opened as a page', { url: `${here}/assets/train-1.js` }, null],
    ['a file of somebody else', { url: 'https://elsewhere.example/assets/train-1.js', mode: 'cors' }, null],
    ['a call', { url: `${here}/api/training`, mode: 'cors' }, null],
    ['a call with the address of a page', { url: `${here}/train`, mode: 'cors' }, null],
  ] as const)('%s: %o is %s', (_what, request, handling) => {
    expect(handlingOf({ method: 'GET', mode: 'navigate', ...request }, here, pages)).toBe(handling);
  });
});

describe('the page that is kept', () => {
  const files = ['first-1.js', 'style-1.css'];
  const page = '<link href="/assets/style-1.css"><script src="/assets/first-1.js"></script>';
  const good = { status: 200, redirected: false };

  it.each([
    ['the page of this build', good, page, true],
    ['one of another build', good, page.replace('first-1', 'first-2'), false],
    ['a refusal', { ...good, status: 404 }, page, false],
    ['a page that another address answered', { ...good, redirected: true }, page, false],
    ['the page of a network that wants a password', good, '<h1>Welcome to our train</h1>', false],
  ])('%s', (_what, answer, html, isOurs) => {
    expect(isShell(answer, html, files)).toBe(isOurs);
  });
});

describe('which page is shown', () => {
  const never = new Promise<never>(() => {});
  const now = Promise.resolve();
  const kept = { status: 200, from: 'device' };
  const network = (status: number) => Promise.resolve({ status, from: 'network' });
  const offline = () => Promise.reject<typeof kept>(new Error('offline'));
  const from = async (answer: Promise<typeof kept>, patience: Promise<unknown>, has = true) =>
    (await pageAnswer(answer, async () => (has ? kept : undefined), patience)).from;

  it.each([
    ['the network’s, when it is quick', network(200), never, 'network'],
    ['its refusal, too', network(404), never, 'network'],
    ['and where it leads elsewhere', network(0), never, 'network'],
    ['the kept one, when the server is in trouble', network(503), never, 'device'],
    ['the kept one, when the network is slow', never, now, 'device'],
  ])('%s', async (_what, answer, patience, expected) => {
    expect(await from(answer, patience)).toBe(expected);
  });

  it('the kept one, without a network', async () => {
    expect(await from(offline(), never)).toBe('device');
  });

  it('with nothing kept it waits for the network, whatever that says', async () => {
    const late = new Promise<typeof kept>((resolve) => setTimeout(resolve, 5, { status: 200, from: 'network' }));
    expect(await from(late, now, false)).toBe('network');
    expect(await from(network(503), never, false)).toBe('network');
    await expect(from(offline(), never, false)).rejects.toThrow('offline');
  });
});
