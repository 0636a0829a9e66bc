/**
 * Needs a browser, which shows that a URL, a link and a door open the quiz that they name, and no page that is not open
 * yet.
 */
import type { Page } from '@playwright/test';
import { counterTotalOf } from '#quiz/engine/progress.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { expectAccessible } from './accessible.ts';
import { kept } from './browser-storage.ts';
import { returnTo } from './quiz-visit.ts';
import { seePage } from './see-page.ts';
import { expect, test } from './test.ts';
import { untilHydrated } from './until-hydrated.ts';

const { frequency } = quizzes;

test.describe('the quizzes belong to one cohort each (§ 4)', () => {
  const visitorOf = (page: Page) => kept<object>(page, 'everkite.visitor');

  test('a visitor who opens another quiz before beginning one joins its cohort, and keeps the drawn one beside', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    expect(await visitorOf(page)).toEqual({ cohort: 'A', drawn: 'A' });
    await page.goto('/quiztwo');
    await seePage(page, '/quiztwo', 'Check-in');
    await expect.poll(() => visitorOf(page)).toEqual({ cohort: 'B', drawn: 'A' });
    await page.evaluate(() => history.pushState(null, '', '/mental-quiz'));
    await expect.poll(() => visitorOf(page)).toEqual({ cohort: 'C', drawn: 'A' });
  });

  test('a visitor in the middle of a quiz who opens another is asked which to go on with', async ({ page }) => {
    await returnTo(page, frequency, 7);
    await untilHydrated(page);
    await page.goto('/mental-quiz');
    const title = page.getByRole('heading', { level: 1, name: 'Which check-in do you want to go on with?' });
    await expect(title).toBeVisible();
    await expectAccessible(page, 'the choice between two quizzes');
    await page.getByRole('button', { name: 'How often it happens' }).click();
    await expect(page).toHaveURL('/quiztwo/screens');
    await expect(page.getByText(`7 / ${counterTotalOf(frequency)}`).first()).toBeVisible();

    await page.evaluate(() => history.pushState(null, '', '/mental-quiz/screens'));
    await expect(title).toBeVisible();
    await page.getByRole('button', { name: 'Mental wellbeing' }).click();
    await expect(page).toHaveURL('/mental-quiz/screens');
    await expect.poll(() => visitorOf(page)).toMatchObject({ cohort: 'C' });
  });

  test.describe('with measuring rejected', () => {
    test.use({ cookieChoice: 'rejected' });

    test('an advertisement’s address decides the quiz, and Home leads back to the answers of the other one', async ({
      page,
    }) => {
      await returnTo(page, frequency, 7);
      await untilHydrated(page);
      await page.goto('/quiz?gclid=g-1');
      await expect(page).toHaveURL('/quiz/dialogues?gclid=g-1');
      await expect(page.getByText('1 / 29')).toBeVisible();
      await expect.poll(() => visitorOf(page)).toMatchObject({ cohort: 'A' });
      await page.goto('/');
      await page.getByRole('link', { name: 'Continue at question 7 of 29' }).click();
      await expect(page).toHaveURL('/quiztwo/screens');
      await expect(page.getByText(`7 / ${counterTotalOf(frequency)}`).first()).toBeVisible();
      await expect.poll(() => visitorOf(page)).toMatchObject({ cohort: 'B' });
    });
  });

  test('two tabs with a quiz each stay at theirs, and the visitor walks that of the tab they use', {
    tag: '@long',
  }, async ({ page, context }) => {
    await returnTo(page, frequency, 7);
    await untilHydrated(page);
    const other = await context.newPage();
    await other.goto('/mental-quiz/screens?gclid=g-1');
    await other.getByRole('button', { name: 'I’m 18 or over, begin' }).click();
    await other.getByRole('group').getByRole('button').first().click();
    await expect(other.getByText('2 / 29').first()).toBeVisible();
    expect(await visitorOf(page)).toMatchObject({ cohort: 'C' });
    // Headless pages do not lose the focus to each other.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    expect(await visitorOf(page)).toMatchObject({ cohort: 'B' });
    await expect(page).toHaveURL('/quiztwo/screens');
    await expect(other).toHaveURL('/mental-quiz/screens');
  });

  test.describe('a first visit to Home that draws C', () => {
    test.use({ drawnCohort: 'C' });

    test('the button of Home leads a first visit to the quiz of the drawn cohort', async ({ page }) => {
      await page.goto('/');
      await untilHydrated(page);
      await page.getByRole('link', { name: 'Start the check-in' }).click();
      await expect(page).toHaveURL('/mental-quiz');
    });
  });

  test('each door of Home opens its quiz, whatever was drawn', async ({ page }) => {
    for (const [door, landing] of [
      ['How often it happens', '/quiztwo'],
      ['Mental wellbeing', '/mental-quiz'],
      ['Focus and ADHD signs', '/quiz/dialogues'],
    ] as const) {
      await page.goto('/');
      await untilHydrated(page);
      await page.getByRole('link', { name: new RegExp(door) }).click();
      await expect(page).toHaveURL(landing);
    }
  });
});
