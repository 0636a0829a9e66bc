/** Needs a browser, which alone knows the visitor's cohort: whose quiz opens with a strict gate. */
import { expect, test } from '../test.ts';
import { untilHydrated } from '../until-hydrated.ts';

test.use({ settings: { COHORT_GATE: 'strict' }, drawnCohort: 'A' });

test('with a strict gate only the quiz of one’s own cohort opens, and Home shows its door alone (§ 4)', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { name: 'One way to begin' })).toBeVisible();
  await expect(page.locator('#start').getByRole('link')).toHaveCount(1);
  for (const address of ['/quiztwo/screens?gclid=g-1', '/mental-quiz', '/resume?next=%2Fquiztwo']) {
    await page.goto(address);
    await expect(page).toHaveURL('/quiz/dialogues');
  }
});
