import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeLink, sendLink } from './funnel/resume/make-link.ts';
import { openLink } from './funnel/resume/open-link.ts';
import { useLoading } from './platform/loading.ts';
import { listPlans } from './subscriber/subscription/plan-calls.ts';

const sealed = { token: 'a-token', quiz: 'quiz-one', expiresAt: 0 } as const;

let answer: (response: Response) => void = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['making a resume link', () => makeLink('adhd')],
  ['mailing a resume link', () => sendLink(sealed, 'robin@example.com')],
  ['opening a resume link', () => openLink('a-token')],
  ['reading the offers of a change of plan', () => listPlans()],
])('%s shows the loading overlay, because the visitor waits for it (§ 4)', async (_what, begin) => {
  const call = begin();
  await vi.advanceTimersByTimeAsync(250);
  expect(useLoading.getState().visible).toBe(true);
  answer(new Response('{"error":"no"}', { status: 503 }));
  await call;
  await vi.advanceTimersByTimeAsync(300);
  expect(useLoading.getState().visible).toBe(false);
});
