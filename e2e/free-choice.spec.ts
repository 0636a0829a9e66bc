/**
 * Needs a browser: that any exercise starts from the list of all, that a lesson comes before the first time of its
 * engine from the second day on, and that the account keeps both.
 */

import { expectAccessible } from './accessible.ts';
import { signInHere } from './account.ts';
import { button, heading, ways } from './exercises.ts';
import { hold } from './held-calls.ts';
import { expect, test } from './test.ts';
import { entriesOf, makeTrainee, plans, trainedLastWeek } from './trainee.ts';

test('an exercise that is chosen freely has its lesson first, and is kept as chosen', async ({
  page,
  request,
  email,
}) => {
  const person = await makeTrainee(request, email, plans.adhd, 'account');
  await trainedLastWeek(request, person);
  await signInHere(page, person);
  await page.goto('/train/exercises');
  await button(page, 'About Just the knot').click();
  await expect(heading(page, 'Just the knot')).toBeFocused();
  await button(page, 'Play, 2 minutes').click();
  for (const title of ['What you do', 'Why it is hard', 'Try it outside']) {
    await expect(heading(page, title)).toBeFocused();
    await expectAccessible(page, `a lesson, ${title}`);
    await button(page, 'Continue').click();
  }
  await expect(heading(page, 'Just the knot')).toBeFocused();
  await ways['Just the knot']!(page);
  await expect(heading(page, / done$/)).toBeFocused();
  const kept = async () => {
    const entries = await entriesOf(email);
    const lessons = entries.filter(({ kind, body }) => kind === 'setting' && body.name === 'lesson');
    return { lessons: lessons.length, free: entries.filter(({ body }) => body.free === true).length };
  };
  await expect.poll(kept).toEqual({ lessons: 1, free: 1 });
});

test('a card that is pressed before training is read starts its exercise as soon as it is', async ({
  page,
  request,
  email,
}) => {
  const person = await makeTrainee(request, email, plans.adhd, 'account');
  await trainedLastWeek(request, person);
  await signInHere(page, person);
  const { release } = await hold(page, '**/api/training**');
  await page.goto('/train/exercises');
  const card = button(page, 'Just the knot');
  await card.click();
  await expect(card).toHaveAttribute('aria-busy', 'true');
  await expect(heading(page, 'All exercises')).toBeVisible();
  release();
  await expect(page).toHaveURL('/train/session');
  await expect(heading(page, 'What you do')).toBeFocused();
});
