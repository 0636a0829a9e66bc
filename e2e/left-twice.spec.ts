/** Needs a browser: that an exercise that was begun and left twice offers something else, for keys alone. */
import { signInHere } from './account.ts';
import { button, heading, press } from './exercises.ts';
import { expect, test } from './test.ts';
import { makeTrainee, plans } from './trainee.ts';

test('an exercise that was left twice is offered by its sibling, by half, or as planned', { tag: '@long' }, async ({
  page,
  request,
  email,
}) => {
  await signInHere(page, await makeTrainee(request, email, { ...plans.wellbeing, daily_minutes: 10 }, 'device'));
  for (const _time of [1, 2]) {
    await page.goto('/train');
    await press(button(page, 'Start'));
    await expect(heading(page, 'Weather report')).toBeFocused();
    await press(button(page, 'Start'));
    await expect(heading(page, 'How is it inside?')).toBeFocused();
    await press(button(page, 'Close. What you did is kept.'));
    await expect(heading(page, / flight$/)).toBeFocused();
  }
  await press(button(page, 'Start'));
  await expect(heading(page, 'Weather report, or something else?')).toBeFocused();
  await expect(button(page, 'Half of it: two minutes')).toBeVisible();
  await expect(button(page, 'As planned: five minutes')).toBeVisible();
  await press(page.getByRole('main').getByRole('button', { name: 'Wave across the hill' }));
  await expect(heading(page, 'Wave across the hill')).toBeFocused();
  await page.goto('/train');
  await expect(button(page, 'What is known about Wave across the hill')).toBeVisible();
  await expect(button(page, 'What is known about Weather report')).toHaveCount(0);
});
