/**
 * Needs a browser, which computes contrast by Day and by Night, names and roles, and whether anything overflows the
 * side of the screen: training, from the choice of its place to a plan that has ended. Each exercise is a story of the
 * gallery.
 */
import { calls } from '#contract/calls.ts';
import { expectAccessible } from './accessible.ts';
import { signInHere } from './account.ts';
import { make } from './calls.ts';
import { button, heading, ways } from './exercises.ts';
import { expect, test } from './test.ts';
import { makeTrainee, plans, practised, signedIn } from './trainee.ts';

for (const { screen, viewport } of [
  // As wide as a phone at 200 % zoom, or a desktop at 400 % (WCAG 1.4.10).
  { screen: 'the narrowest screen', viewport: { width: 320, height: 640 } },
  { screen: 'a wide screen', viewport: { width: 1280, height: 800 } },
]) {
  test.describe(`training on ${screen}`, { tag: '@long' }, () => {
    test.use({ viewport });

    test(`a flight, its pause and its end are accessible on ${screen}`, async ({ page, request, email }) => {
      await signInHere(page, await makeTrainee(request, email, plans.adhd));
      await page.goto('/train');
      await expect(heading(page, 'Your kite is ready for its first minute.')).toBeVisible();
      await expectAccessible(page, 'the first flight');
      await button(page, 'Not now').click();
      await button(page, 'Where shall we keep your training?').click();
      await expect(heading(page, 'Where shall we keep your training?')).toBeFocused();
      await expectAccessible(page, 'where training is kept');
      await button(page, 'Keep it on this device only').click();
      await expect(button(page, 'Start')).toBeVisible();
      await expectAccessible(page, 'today');
      await button(page, 'What is known about Count the bows').click();
      await expect(heading(page, 'Count the bows')).toBeFocused();
      await expectAccessible(page, 'what is known');
      await page.goto('/train');
      await button(page, 'Start').click();
      const untimed = page.getByRole('switch', { name: /^Without the clock/ });
      await untimed.check();
      await expectAccessible(page, 'an introduction');
      await button(page, 'Start').click();
      await expect(heading(page, 'The first of two bows')).toBeVisible();
      await expectAccessible(page, 'a bow of a tail');
      while ((await button(page, 'Tie them').count()) === 0) await button(page, 'Next bow').click();
      await button(page, 'Tie them').click();
      await expect(heading(page, 'Tie the bows in the same order')).toBeVisible();
      await expectAccessible(page, 'tying a tail');
      await page.keyboard.type('12');
      await button(page, 'Done').click();
      await expect(button(page, 'Next tail')).toBeVisible();
      await expectAccessible(page, 'after a tail');
      await button(page, 'Pause').click();
      await expect(heading(page, 'Paused')).toBeFocused();
      await expectAccessible(page, 'a pause');
      await button(page, 'Stop here and keep it').click();
    });

    test(`the pages of training are accessible on ${screen}`, async ({ page, request, email }) => {
      const person = await makeTrainee(request, email, plans.wellbeing, 'account');
      await practised(
        request,
        person,
        Array.from({ length: 18 }, (_, i) => (i % 3) / 10),
      );
      await signInHere(page, person);
      await page.goto('/train');
      await button(page, 'Start').click();
      await ways['Weather report']!(page);
      await button(page, 'Next: On your side').click();
      await ways['On your side']!(page);
      await expectAccessible(page, 'the end of a flight');
      await page.goto('/train/progress');
      const chart = page.getByRole('img', {
        name: /^Change course, 18 sessions\. No change you could tell from noise\./,
      });
      await expect(chart).toBeVisible();
      const all = button(page, 'See all sessions of Change course');
      await all.press('Enter');
      await expect(heading(page, 'Change course')).toBeFocused();
      await page.getByText('All 18 sessions as a table').click();
      await expect(page.getByRole('row')).toHaveCount(3 + 1 + 18);
      await expectAccessible(page, 'all sessions of an exercise');
      await button(page, 'Back to progress').press('Enter');
      await expect(all).toBeFocused();
      for (const fold of await page.locator('summary').all()) await fold.click();
      await button(page, 'Erase my training').click();
      await expectAccessible(page, 'progress, all unfolded and asked about erasing');
      await page.goto('/train/exercises');
      await expect(heading(page, 'All exercises')).toBeVisible();
      await expectAccessible(page, 'all exercises');
      await page.goto('/train/plan');
      await expect(page.getByRole('heading', { name: 'Your first day' })).toBeVisible();
      await expectAccessible(page, 'plan');
      await page.goto('/train/settings');
      await expect(page.getByText('A pause', { exact: true })).toBeVisible();
      for (const fold of await page.locator('summary').all()) await fold.click();
      await expect(button(page, 'Pause training')).toBeVisible();
      await expectAccessible(page, 'settings');
      await page.goto('/train/week');
      await expect(heading(page, 'Your week')).toBeVisible();
      await expectAccessible(page, 'the week ahead');
      await page.goto('/train/helps');
      await expect(heading(page, 'When it gets windy')).toBeVisible();
      await expectAccessible(page, 'helps');
      await page.goto('/train/sample');
      await expect(heading(page, 'A first flight')).toBeVisible();
      await expectAccessible(page, 'the sample');
      await expect(await make(request, calls.withdraw, { headers: signedIn(person) })).toBeOK();
      await page.goto('/train');
      await expect(heading(page, 'The kite is on the ground')).toBeVisible();
      await expectAccessible(page, 'training without a plan that runs');
    });
  });
}
