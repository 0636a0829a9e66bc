import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const dayMs = 24 * 60 * 60_000;
const local = new Map<string, string>();
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const onOnline = vi.fn<(type: string, listener: () => unknown) => void>();

/** A page load: the modules begin anew, storage stays. */
async function openPage() {
  vi.resetModules();
  return { ...(await import('./copies')), ...(await import('./finish-erasing')) };
}

const copy = (token: string, quiz: 'quiz-one' | 'quiz-two' = 'quiz-one') => ({
  token,
  quiz,
  expiresAt: Date.now() + 30 * dayMs,
});
const storeQuiz = (quiz: string, healthConsentAt: number) =>
  local.set(`everkite.${quiz}`, JSON.stringify({ state: { healthConsentAt } }));
const told = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)).token).sort();

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

describe('the copies that this device has the keys to', () => {
  it('are erased at the server, and then forgotten', async () => {
    const { rememberCopy, eraseCopies } = await openPage();
    rememberCopy(copy('one'));
    rememberCopy(copy('two', 'quiz-two'));
    expect(await eraseCopies(({ quiz }) => quiz === 'quiz-one')).toEqual({ erased: 1, waiting: 0 });
    expect(told()).toEqual(['one']);
    expect(local.get('everkite.resume')).not.toContain('one"');
    expect(local.get('everkite.resume')).toContain('two');
  });

  it('leave nothing behind when the last one is gone', async () => {
    const { rememberCopy, eraseCopies } = await openPage();
    rememberCopy(copy('one'));
    await eraseCopies(() => true);
    expect(local.has('everkite.resume')).toBe(false);
  });

  it('reach the server also when the page is left at that moment', async () => {
    const { rememberCopy, eraseCopies } = await openPage();
    rememberCopy(copy('one'));
    await eraseCopies(() => true);
    expect(fetched.mock.calls[0]?.[1].keepalive).toBe(true);
  });

  it('wait while the server cannot be reached, are not offered any more, and go when the device is online', async () => {
    const { rememberCopy, eraseCopies, copiesOf } = await openPage();
    rememberCopy(copy('one'));
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    expect(await eraseCopies(() => true)).toEqual({ erased: 0, waiting: 1 });
    expect(copiesOf('quiz-one')).toEqual([]);
    const [[type, listener] = []] = onOnline.mock.calls;
    expect(type).toBe('online');
    await listener?.();
    expect(local.has('everkite.resume')).toBe(false);
  });

  it('wait for the next page, too', async () => {
    const { rememberCopy, eraseCopies } = await openPage();
    rememberCopy(copy('one'));
    rememberCopy(copy('kept', 'quiz-two'));
    fetched.mockResolvedValueOnce(new Response('busy', { status: 503 }));
    await eraseCopies(({ token }) => token === 'one');
    fetched.mockClear();
    await (await openPage()).finishErasing();
    expect(told()).toEqual(['one']);
    expect(local.get('everkite.resume')).toContain('kept');
  });

  it('do not outlive a consent that was taken back, though the code for that was not there', async () => {
    const { rememberCopy } = await openPage();
    rememberCopy(copy('one'));
    rememberCopy(copy('two', 'quiz-two'));
    storeQuiz('quiz-one', 0);
    storeQuiz('quiz-two', 5);
    await (await openPage()).finishErasing();
    expect(told()).toEqual(['one']);
  });

  it('are left alone on every other page load, and one without copies asks nobody', async () => {
    const { rememberCopy, finishErasing } = await openPage();
    await finishErasing();
    rememberCopy(copy('one'));
    await (await openPage()).finishErasing();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are forgotten once they have ended by themselves', async () => {
    const { rememberCopy, copiesOf } = await openPage();
    rememberCopy({ ...copy('old'), expiresAt: Date.now() - 1 });
    rememberCopy(copy('new'));
    expect(copiesOf('quiz-one').map(({ token }) => token)).toEqual(['new']);
  });

  it('are none where storage holds something else', async () => {
    for (const text of ['{', '{"state":5}', '{"state":{"copies":"all"}}', '{"state":{"copies":[null,{}]}}']) {
      local.set('everkite.resume', text);
      const { copiesOf, finishErasing } = await openPage();
      expect(copiesOf('quiz-one')).toEqual([]);
      await finishErasing();
    }
  });
});
