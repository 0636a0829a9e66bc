/** Needs a browser, which has two tabs that share storage and cookies and are notified of each other's changes. */
import type { QuizState } from '#quiz/quiz.ts';
import { makeUser, signIn } from './account.ts';
import { answer, questions, seeScreen } from './adhd.ts';
import { returnToScreen, storedAdhd } from './adhd-visit.ts';
import { kept } from './browser-storage.ts';
import { expect, test } from './test.ts';

const heading = (number: number) => questions[number - 1]![0];
const answersOf = (state: QuizState) => Object.values(state.screens).filter(({ answers }) => answers.length > 0).length;

test('two tabs keep each other’s touch, counters and answers', { tag: '@long' }, async ({ page, context }) => {
  const early = await context.newPage();
  await early.goto('/help');
  await expect.poll(() => kept(early, 'everkite.analytics')).toMatchObject({ source: '', countVisits: 1 });
  await returnToScreen(page, 4);
  await seeScreen(page, 4, heading(4));
  const ahead = await context.newPage();
  await ahead.goto('/?utm_source=news&gclid=g-1');
  await expect(ahead).toHaveURL('/');
  const remembered = () => kept(page, 'everkite.analytics');
  await expect.poll(remembered).toMatchObject({ source: 'news', click_id: 'g-1', countHomePageOpen: 1 });

  await ahead.goto('/quiz/dialogues');
  for (const screen of [4, 5, 6]) {
    await seeScreen(ahead, screen, heading(screen));
    await answer(ahead, questions[screen - 1]![1]);
  }
  await seeScreen(ahead, 7, heading(7));
  await answer(page, 'As a child');
  await seeScreen(page, 5, 'You first noticed it as a child');
  const { quiz } = (await storedAdhd(page))!;
  expect([answersOf(quiz), quiz.screens[4]!.answers]).toEqual([5, ['child']]);

  await early.getByRole('banner').getByRole('link', { name: 'Everkite' }).click();
  await expect(early).toHaveURL('/');
  await expect.poll(remembered).toMatchObject({ source: 'news', click_id: 'g-1', countHomePageOpen: 2 });
});

test('two tabs have the same signed-in user and the same cookie choice', async ({ page, context, email, request }) => {
  await context.clearCookies();
  await makeUser(request, email);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'We value your privacy' })).toBeVisible();
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(other.getByRole('heading', { name: 'We value your privacy' })).toBeHidden();

  await signIn(page, email);
  await expect(page).toHaveURL('/account');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});
