/**
 * Needs a browser, which shows what each step does to screen, focus, title, scrolling, history and keys; what an answer
 * changes is tested in src/quiz/engine/progress.test.ts.
 */
import type { Page } from '@playwright/test';
import { answer, begin, check, option, planQuestions, pressContinue, questions, seeScreen } from './adhd.ts';
import { returnToScreen, storedAdhd } from './adhd-visit.ts';
import { expect, test } from './test.ts';

/** Defined in the page by the test of reduced motion. */
declare function recordMovement(what: string): void;

const heading = (number: number) => questions[number - 1]![0];

test.describe('answering (§ 2, § 5)', () => {
  test('a single choice moves on by itself, and is kept on return, where nothing moves on', async ({ page }) => {
    await page.clock.install();
    await page.goto('/quiz/dialogues');
    await begin(page);
    await option(page, 'Woman').click();
    await seeScreen(page, 2, heading(2));

    await page.getByRole('button', { name: 'Back to the previous question' }).click();
    await seeScreen(page, 1, heading(1));
    await page.clock.fastForward(10_000);
    await expect(option(page, 'Woman')).toHaveAttribute('aria-pressed', 'true');
    await pressContinue(page);
    await seeScreen(page, 2, heading(2));
  });

  test('“None of these” clears the rest, and the rest clears it', async ({ page }) => {
    await returnToScreen(page, 7);
    await check(page, 'A bill paid late');
    await check(page, 'An appointment missed');
    await expect(page.getByRole('button', { name: 'Continue with 2' })).toBeVisible();

    await option(page, 'None of these').click();
    await expect(option(page, 'None of these')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Continue with none' })).toBeVisible();

    await check(page, 'A bill paid late');
    await expect(option(page, 'None of these')).toHaveAttribute('aria-pressed', 'false');
  });

  test('an option under a resting mouse does not light up before the mouse moves', { tag: '@long' }, async ({
    page,
  }) => {
    await returnToScreen(page, 20);
    const under = option(page, 'Often');
    const edgeOf = (label: string) => option(page, label).evaluate((one) => getComputedStyle(one).borderColor);
    await under.hover();
    const [lit, unlit] = [await edgeOf('Often'), await edgeOf('Never')];
    expect(lit).not.toBe(unlit);

    await page.keyboard.press('1');
    await seeScreen(page, 21, heading(21));
    // The questions have the same options at the same places.
    expect(await under.evaluate((one) => one.matches(':hover'))).toBe(true);
    expect(await edgeOf('Often')).toBe(unlit);
    await under.hover({ position: { x: 20, y: 20 } });
    await expect.poll(() => edgeOf('Often')).toBe(lit);
  });

  test('a question without an answer says what is missing', async ({ page }) => {
    await returnToScreen(page, 3);
    await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
    await expect(page.getByText('Choose at least one.').filter({ visible: true })).toBeVisible();
    await seeScreen(page, 3, heading(3));
  });

  test('“All of these” takes every skill, and can be taken back', { tag: '@long' }, async ({ page }) => {
    await returnToScreen(page, 27);
    await option(page, 'All of these').click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(6);
    await option(page, 'Clear all').click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
});

test.describe('progress (§ 4)', () => {
  test('a reload resumes on the same screen with its answers', async ({ page }) => {
    await returnToScreen(page, 3);
    await check(page, 'I feel restless when it gets quiet');
    await page.reload();
    await seeScreen(page, 3, heading(3));
    await expect(page.getByRole('checkbox', { name: 'I feel restless when it gets quiet' })).toBeChecked();
    await page.getByRole('button', { name: 'Back to the previous question' }).click();
    await expect(page.getByLabel('Age in years')).toHaveValue('34');
  });

  test('the browser’s Back and Forward go screen by screen', async ({ page }) => {
    await page.goto('/quiz/dialogues');
    await begin(page);
    await answer(page, 'Man');
    await answer(page, { age: '52' });
    await seeScreen(page, 3, heading(3));
    await page.goBack();
    await seeScreen(page, 2, heading(2));
    await expect(page.getByLabel('Age in years')).toHaveValue('52');
    await page.goBack();
    await seeScreen(page, 1, heading(1));
    await page.goForward();
    await seeScreen(page, 2, heading(2));
  });

  test('the progress never goes above 29 / 29', { tag: '@long' }, async ({ page }) => {
    await returnToScreen(page, 29);
    await seeScreen(page, 29, planQuestions[3]![0]);
    await pressContinue(page);
    await expect(page).toHaveURL('/quiz/email');
    await seeScreen(page, 29, 'Where should we send your plan?');
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '29');
  });
});

test.describe('consent to questions about health', () => {
  test('the health consent comes before the first answer', async ({ page }) => {
    await page.goto('/quiz/dialogues');
    await expect(page.getByRole('dialog', { name: 'Find out where your attention drifts' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Find out where your attention drifts' })).toBeFocused();
    await page.keyboard.press('1');
    await option(page, 'Woman').click({ force: true });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('A copy leaves this device only if')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeFocused();
    await begin(page);
    await expect(page.getByRole('heading', { level: 1, name: heading(1) })).toBeFocused();
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
    expect((await storedAdhd(page))?.quiz.screens[1]?.answers).toEqual([]);
  });

  test('the health consent can be taken back, which erases every answer', async ({ page }) => {
    await returnToScreen(page, 25);
    await page.getByRole('button', { name: 'Erase my answers' }).click();
    await page.getByRole('button', { name: 'Erase now' }).click();
    await expect(page.getByRole('dialog', { name: 'Find out where your attention drifts' })).toBeVisible();
    expect(await keptAnswers(page)).toEqual([]);
  });

  test('the quiz stops kindly for people under 18, and nothing is kept', async ({ page }) => {
    await returnToScreen(page, 2);
    await answer(page, { age: '16' });
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for being honest' })).toBeFocused();
    expect(await keptAnswers(page)).toEqual([]);
    expect((await storedAdhd(page))?.healthConsentAt).toBe(0);
    await page.getByRole('link', { name: 'Back to the start page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('an invalid age is refused with the reason', async ({ page }) => {
    await returnToScreen(page, 2);
    for (const [typed, fault] of [
      ['', 'Type your age in years.'],
      ['121', 'Type your age in whole years, from 18 to 120.'],
    ] as const) {
      await answer(page, { age: typed });
      await expect(page.getByText(fault)).toBeVisible();
      await seeScreen(page, 2, heading(2));
    }
  });
});

test.describe('each step', () => {
  test('each step has its title, is announced politely and takes the focus on its heading, at the top', async ({
    page,
  }) => {
    await returnToScreen(page, 6);
    await page.evaluate(() => scrollTo(0, 500));
    await answer(page, ['Home and chores']);
    await expect(page.getByRole('heading', { level: 1, name: heading(7) })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Question 7 of 29' })).toBeAttached();
    await expect(page).toHaveTitle('Question 7 of 29 · Everkite');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a screen listens to keys only inside the question', { tag: '@long' }, async ({ page }) => {
    await returnToScreen(page, 4);
    const back = page.getByRole('button', { name: 'Back to the previous question' });
    await back.focus();
    await back.press('1');
    await back.press('ArrowLeft');
    await seeScreen(page, 4, heading(4));
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
    await option(page, 'As a child').press('ArrowLeft');
    await seeScreen(page, 3, heading(3));
  });

  test('a step has no motion where the visitor wants none', { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await returnToScreen(page, 4);
    await seeScreen(page, 4, heading(4));
    const movements: string[] = [];
    await page.exposeFunction('recordMovement', (what: string) => movements.push(what));
    await page.evaluate(() => {
      const record = ({ type, target }: Event) => recordMovement(`${type} of ${(target as Element).className}`);
      for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, record);
    });
    await option(page, 'As a teenager').click();
    await expect(page.getByRole('heading', { level: 1, name: heading(5) })).toBeFocused();
    await pressContinue(page);
    await expect(page.getByRole('heading', { level: 1, name: heading(6) })).toBeFocused();
    await check(page, 'Work or study');
    expect(movements).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await pressContinue(page);
    await expect.poll(() => movements.length).toBeGreaterThan(0);
  });
});

async function keptAnswers(page: Page): Promise<string[]> {
  const state = await storedAdhd(page);
  return Object.values(state?.quiz.screens ?? {}).flatMap(({ answers }) => answers);
}
