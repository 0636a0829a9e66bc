import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';

const local = new Map<string, string>();
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const onOnline = vi.fn<(type: string, listener: () => unknown) => void>();

const isCovered = async () => (await import('#web/platform/loading.ts')).useLoading.getState().visible;

/** Simulates a page load: new modules with the same storage. */
async function openPage() {
  vi.resetModules();
  (await import('#web/site/published-quizzes.ts')).giveQuizzes({});
  return { ...(await import('./sealed-answers.ts')), ...(await import('../resume/finish-erasing.ts')) };
}

const sealed = (token: string, quiz: 'quiz-one' | 'quiz-two' = 'quiz-one') => ({
  token,
  quiz,
  expiresAt: Date.now() + 30 * dayMs,
});
const storeQuiz = (quiz: string, healthConsentAt: number) =>
  local.set(`everkite.${quiz}`, JSON.stringify({ state: { healthConsentAt } }));
const erasedTokens = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)).token).sort();

beforeEach(() => {
  const localStorage = {
    getItem: (name: string) => local.get(name) ?? null,
    setItem: (name: string, value: string) => void local.set(name, value),
    removeItem: (name: string) => void local.delete(name),
  };
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', onOnline);
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  local.clear();
});

it('sealed answers are erased at the server, and then forgotten', async () => {
  const { rememberSealed, eraseSealed } = await openPage();
  rememberSealed(sealed('one'));
  rememberSealed(sealed('two', 'quiz-two'));
  expect(await eraseSealed(({ quiz }) => quiz === 'quiz-one')).toEqual({ erased: 1, waiting: 0 });
  expect(erasedTokens()).toEqual(['one']);
  expect(local.get('everkite.resume')).not.toContain('one"');
  expect(local.get('everkite.resume')).toContain('two');
});

it('the key to the last sealed answers leaves nothing in storage', async () => {
  const { rememberSealed, eraseSealed } = await openPage();
  rememberSealed(sealed('one'));
  await eraseSealed(() => true);
  expect(local.has('everkite.resume')).toBe(false);
});

it('sealed answers are erased also when the page is left at that moment', async () => {
  const { rememberSealed, eraseSealed } = await openPage();
  rememberSealed(sealed('one'));
  await eraseSealed(() => true);
  expect(fetched.mock.calls[0]?.[1].keepalive).toBe(true);
});

it('sealed answers wait while the server cannot be reached, are not offered any more, and are erased when the device is online', async () => {
  const { rememberSealed, eraseSealed, sealedOf } = await openPage();
  rememberSealed(sealed('one'));
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  expect(await eraseSealed(() => true)).toEqual({ erased: 0, waiting: 1 });
  expect(sealedOf('adhd')).toEqual([]);
  const [[type, listener] = []] = onOnline.mock.calls;
  expect(type).toBe('online');
  await listener?.();
  expect(local.has('everkite.resume')).toBe(false);
});

it('sealed answers wait to be erased for the next page, too', async () => {
  const { rememberSealed, eraseSealed } = await openPage();
  rememberSealed(sealed('one'));
  rememberSealed(sealed('kept', 'quiz-two'));
  fetched.mockResolvedValueOnce(new Response('busy', { status: 503 }));
  await eraseSealed(({ token }) => token === 'one');
  fetched.mockClear();
  await (await openPage()).finishErasing();
  expect(erasedTokens()).toEqual(['one']);
  expect(local.get('everkite.resume')).toContain('kept');
});

it('sealed answers do not outlive a withdrawn consent, though the code for erasing them had not loaded', async () => {
  const { rememberSealed } = await openPage();
  rememberSealed(sealed('one'));
  rememberSealed(sealed('two', 'quiz-two'));
  storeQuiz('quiz-one', 0);
  storeQuiz('quiz-two', 5);
  await (await openPage()).finishErasing();
  expect(erasedTokens()).toEqual(['one']);
});

it('sealed answers are left alone on every other page load, and a device without any makes no call', async () => {
  const { rememberSealed, finishErasing } = await openPage();
  await finishErasing();
  rememberSealed(sealed('one'));
  await (await openPage()).finishErasing();
  expect(fetched).not.toHaveBeenCalled();
});

it('sealed answers are forgotten once they have expired', async () => {
  const { rememberSealed, sealedOf } = await openPage();
  rememberSealed({ ...sealed('old'), expiresAt: Date.now() - 1 });
  rememberSealed(sealed('new'));
  expect(sealedOf('adhd').map(({ token }) => token)).toEqual(['new']);
});

it('a device has no sealed answers where storage holds something else', async () => {
  for (const text of ['{', '{"state":5}', '{"state":{"copies":"all"}}', '{"state":{"copies":[null,{}]}}']) {
    local.set('everkite.resume', text);
    const { sealedOf, finishErasing } = await openPage();
    expect(sealedOf('adhd')).toEqual([]);
    await finishErasing();
  }
});

it.each([
  ['erasing that the visitor waits for shows the loading overlay', { quiet: false }, true],
  ['erasing in the background shows no loading overlay', {}, false],
])('%s', async (_what, options, expected) => {
  vi.useFakeTimers();
  const { rememberSealed, eraseSealed } = await openPage();
  rememberSealed(sealed('one'));
  fetched.mockReturnValueOnce(new Promise(() => {}));
  void eraseSealed(() => true, options);
  await vi.advanceTimersByTimeAsync(250);
  expect(await isCovered()).toBe(expected);
  vi.useRealTimers();
});

it('erasing all answers asks the server for the sealed ones alone, so that an account and other devices keep theirs', async () => {
  const { rememberSealed } = await openPage();
  const { eraseEverything } = await import('../resume/erase-everything.ts');
  rememberSealed(sealed('one'));
  rememberSealed(sealed('two', 'quiz-two'));
  expect(await eraseEverything()).toMatchObject({ erased: 2, waiting: 0 });
  const asked = fetched.mock.calls.map(([path, { method }]) => `${method} ${path}`);
  expect(new Set(asked)).toEqual(new Set([calls.eraseResumeLink]));
});
