/**
 * Needs a browser, which shows that the pixel's image is requested after Accept on the permitted pages, and never
 * otherwise. A recorder stands in for the advertiser's server.
 */
import type { Page } from '@playwright/test';
import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { cardForm, fillInCard, goToPayment } from '../card-form.ts';
import { passQuiz } from '../quiz-visit.ts';
import { expect, test } from '../recorded-test.ts';
import { pixelCalls } from '../recorder.ts';
import { tick } from '../tick.ts';

const { adhd } = quizzes;

const choose = (page: Page, name: 'Accept' | 'Reject') => page.getByRole('button', { name, exact: true }).click();
const named = (calls: readonly URLSearchParams[]) => calls.map((call) => call.get('ev'));

test('the pixel and its code wait for Accept, and the pixel is silent after Reject', async ({ page, world }) => {
  const start = world.recorder.seen.length;
  const sent = () => world.recorder.seen.slice(start);
  const sentNames = () => named(pixelCalls(sent()));
  const isCodeLoaded = () => sent().some(({ url }) => /assets\/(page-views|send-pixel|send-purchase)/.test(url));
  await page.goto('/');
  // Measuring begins after the first paint too, and by then the pixel would have been requested.
  await expect.poll(() => sent().some(({ url }) => url.includes('/assets/measuring-'))).toBe(true);
  expect([isCodeLoaded(), sentNames()]).toEqual([false, []]);

  await choose(page, 'Accept');
  await expect.poll(sentNames).toEqual(['PageView']);
  await page.getByRole('link', { name: 'Help', exact: true }).first().click();
  await expect(page).toHaveURL('/help');
  await expect.poll(sentNames).toEqual(['PageView', 'PageView']);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await choose(page, 'Reject');
  await page.getByRole('link', { name: 'Privacy', exact: true }).last().click();
  await expect(page).toHaveURL('/privacy');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('about:blank');
  expect(sentNames()).toEqual(['PageView', 'PageView']);
});

test('the pixel is not sent from private pages, and the browser would block its image there', async ({
  page,
  world,
}) => {
  await page.context().addCookies([{ name: 'warning', value: 'true', url: world.site }]);
  const start = world.recorder.seen.length;
  for (const path of ['/quiz/dialogues', '/mental-quiz', '/auth/login', '/leave', '/resume', '/subscription/manage']) {
    const answer = await page.goto(path);
    expect(await answer!.headerValue('content-security-policy'), path).not.toContain('facebook');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.goto('about:blank');
  expect(pixelCalls(world.recorder.seen.slice(start))).toEqual([]);
});

test('a purchase is sent to the pixel once, and Reject afterwards breaks nothing', { tag: '@long' }, async ({
  page,
  email,
  world,
}) => {
  await page.context().addCookies([{ name: 'warning', value: 'true', url: world.site }]);
  const start = world.recorder.seen.length;
  const purchases = () => pixelCalls(world.recorder.seen.slice(start)).filter((call) => call.get('ev') === 'Purchase');
  await passQuiz(page, adhd);
  await page.goto(nextQuizPages('adhd').offers);
  await tick(page.getByRole('radio', { name: /^12 weeks/ }));
  await page.getByRole('link', { name: 'Continue with 12 weeks' }).filter({ visible: true }).click();
  await goToPayment(page, email);
  await fillInCard(page, '4242 4242 4242 4242');
  await cardForm(page).getByRole('button', { name: 'Pay $35.99' }).click();
  await expect(page).toHaveURL(/\/checkout\/success/);
  const receipt = page.getByText(`We sent a receipt for $35.99 to ${email}.`);
  await expect(receipt).toBeVisible();
  await expect.poll(purchases).toHaveLength(1);

  await page.reload();
  await expect(receipt).toBeVisible();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await choose(page, 'Reject');
  await page.reload();
  await expect(receipt).toBeVisible();
  await page.goto('about:blank');
  expect(purchases()).toHaveLength(1);
});
