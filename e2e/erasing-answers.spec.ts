/** Needs a browser, which shows what erasing answers leaves in it, in its other tabs and at the server. */
import { calls } from '#contract/calls.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { answer, begin, option } from './adhd.ts';
import { at } from './calls.ts';
import { seeScreen } from './funnel-walk.ts';
import { setOnline } from './network.ts';
import { returnTo } from './quiz-visit.ts';
import { expectDead, makeLink, onAnotherDevice, resumeButton, sheet, visitOn } from './resume.ts';
import { expect, test } from './test.ts';

const { adhd, frequency } = quizzes;

test.describe('erasing sealed answers', () => {
  test('sealed answers are erased when the visitor asks for it, at once or later', async ({ page, browser }) => {
    await returnTo(page, adhd, 6);
    const earlier = await makeLink(page);
    await resumeButton(page).click();
    await expect(sheet(page).getByText('A link of yours still works.')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Make a link' }).click();
    const link = await sheet(page).getByLabel('Or take the link').inputValue();
    await sheet(page).getByRole('button', { name: 'Erase the copy' }).click();
    await expect(sheet(page).getByText('Erased. The link no longer opens anything.')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Erase its copy' }).click();
    await expect(sheet(page).getByText('still works')).toHaveCount(0);

    const there = await onAnotherDevice(browser);
    await expectDead(there, link);
    await expectDead(there, earlier);
    await there.getByRole('link', { name: 'Go to the check-in' }).click();
    await expect(there.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(there).not.toHaveURL(/resume/);
  });

  test('sealed answers are erased when the visitor is under 18', async ({ page, browser }) => {
    await returnTo(page, adhd, 2);
    const link = await makeLink(page);
    const erased = page.waitForResponse(at(calls.eraseResumeLink));
    await answer(page, { age: '16' });
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for being honest' })).toBeVisible();
    await erased;
    await expectDead(await onAnotherDevice(browser), link);
  });

  test('sealed answers are erased when the consent is taken back, also by the device that opened the link', {
    tag: '@long',
  }, async ({ page, browser }) => {
    await returnTo(page, adhd, adhd.resultScreen);
    const link = await makeLink(page);
    const there = await onAnotherDevice(browser);
    await there.goto(link);
    await expect(there.getByRole('button', { name: 'Erase my answers' })).toBeVisible();
    const erased = there.waitForResponse(at(calls.eraseResumeLink));
    await there.getByRole('button', { name: 'Erase my answers' }).click();
    await there.getByRole('button', { name: 'Erase now' }).click();
    await expect(there.getByRole('dialog', { name: 'Find out where your attention drifts' })).toBeVisible();
    await erased;
    await expectDead(there, link);
  });

  test('the privacy page erases sealed answers with all answers to all quizzes', { tag: '@long' }, async ({
    page,
    browser,
  }) => {
    await returnTo(page, frequency, 5);
    await returnTo(page, adhd, 5);
    const link = await makeLink(page);
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Erase my answers' }).click();
    await page.getByRole('button', { name: 'Erase now' }).click();
    await expect(
      page.getByText('Your answers on this device are erased. One copy on our server is erased too.'),
    ).toBeVisible();
    for (const name of ['adhd', 'frequency'] as const) {
      const { answers, healthConsentAt } = await visitOn(page, name);
      expect([answers, healthConsentAt]).toEqual([{}, 0]);
    }
    await page.goto('/quiz/dialogues');
    await expect(page.getByRole('dialog', { name: 'Find out where your attention drifts' })).toBeVisible();
    await expectDead(await onAnotherDevice(browser), link);
  });

  test('erasing the answers erases them in every other tab', { tag: '@long' }, async ({ page, context }) => {
    await returnTo(page, adhd, 6);
    await seeScreen(page, adhd, 6);
    const other = await context.newPage();
    await other.goto('/privacy');
    await other.getByRole('button', { name: 'Erase my answers' }).click();
    await other.getByRole('button', { name: 'Erase now' }).click();
    await begin(page);
    await expect(option(page, 'Another way')).toHaveAttribute('aria-pressed', 'false');
    await option(page, 'Woman').click();
    await seeScreen(page, adhd, 2);
    expect(await visitOn(page, 'adhd')).toMatchObject({ answers: { 1: ['woman'] }, currentScreen: 2 });
  });

  test('sealed answers are erased as soon as an offline device is online again', { tag: '@long' }, async ({
    page,
    browser,
  }) => {
    await returnTo(page, adhd, 5);
    const link = await makeLink(page);
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Erase my answers' }).click();
    const eraseNow = page.getByRole('button', { name: 'Erase now' });
    await page.route(at(calls.eraseResumeLink), (route) => route.abort());
    await eraseNow.click();
    await expect(page.getByText('One copy on our server could not be reached.')).toBeVisible();
    await page.unroute(at(calls.eraseResumeLink));
    const erased = page.waitForResponse(at(calls.eraseResumeLink));
    await setOnline(page, false);
    await setOnline(page, true);
    expect((await erased).status()).toBe(204);
    await expectDead(await onAnotherDevice(browser), link);
  });
});
