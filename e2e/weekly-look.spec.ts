/**
 * Needs a browser: that a weekly look is done with keys alone, from the text of a screen reader, and is stored only at
 * its end. Its questions, its sum and its copy are tested without one.
 */
import { expectAccessible } from './accessible.ts';
import { signInHere } from './account.ts';
import { button, heading, press } from './exercises.ts';
import { expect, test } from './test.ts';
import { entriesOf, makeTrainee, plans, trainedLastWeek } from './trainee.ts';

test('a weekly look is done with keys alone, kept once at its end, gone from Today and seen on Progress', {
  tag: '@long',
}, async ({ page, request, email }) => {
  const person = await makeTrainee(request, email, plans.adhd, 'account');
  await trainedLastWeek(request, person);
  await signInHere(page, person);
  const looks = async () => (await entriesOf(email)).filter(({ kind }) => kind === 'check_in');
  const link = (name: string | RegExp) => page.getByRole('link', { name }).filter({ visible: true });
  const ask = page.getByRole('link', { name: 'Weekly look, one minute' });
  const question = heading(page, /^In the last seven days, /);
  const at = (number: number) => page.getByRole('progressbar', { name: `Question ${number} of 6` });
  const begin = async () => {
    await press(ask);
    await expect(question).toBeFocused();
  };

  await test.step('the week in the air is asked first, and once', async () => {
    await page.goto('/train');
    await press(link('Your week in the air'));
    await expect(heading(page, 'Your week in the air')).toBeVisible();
    await expectAccessible(page, 'the week in the air');
    await press(link('Done'));
  });

  await test.step('whoever leaves in the middle keeps nothing, and misses nothing', async () => {
    await page.goto('/train');
    await begin();
    await page.keyboard.press('2');
    await expect(at(2)).toBeVisible();
    await press(link('Leave, and nothing is missing.'));
    await expect(ask).toBeVisible();
    expect(await looks()).toEqual([]);
  });

  await test.step('six answers, one changed and one skipped', async () => {
    await begin();
    await expectAccessible(page, 'a question of the weekly look');
    await page.keyboard.press('5');
    await expect(at(2)).toBeVisible();
    await expect(question).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(button(page, 'Always')).toHaveAttribute('aria-pressed', 'true');
    await expect(question).toBeFocused();
    await page.keyboard.press('1');
    await expect(at(2)).toBeVisible();
    await expect(question).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(button(page, 'Never')).toHaveAttribute('aria-pressed', 'true');
    await expect(question).toBeFocused();
    await page.keyboard.press('Enter');
    await press(button(page, 'Skip this one'));
    for (const number of [3, 4, 5, 6]) {
      await expect(at(number)).toBeVisible();
      await expect(question).toBeFocused();
      await page.keyboard.press('3');
    }
  });

  await test.step('the end says the sum as a fact, and when the first word comes', async () => {
    await expect(heading(page, 'Kept')).toBeFocused();
    await expect(page.getByText('Your five answers add up to 8.')).toBeVisible();
    await expect(page.getByText('The first word comes after week nine. One is done.')).toBeVisible();
    await expectAccessible(page, 'the end of the weekly look');
  });

  await test.step('the account has it once', async () => {
    const answers = { 'lose-track-of-time': 0, 'tired-mind': null, 'put-off': 2, 'carried-away': 2 };
    const body = { quiz: 'adhd', answers: { ...answers, scrolling: 2, 'mood-turns': 2 } };
    await expect.poll(looks).toMatchObject([{ body }]);
  });

  await test.step('Today asks no more, and the page says that it is done', async () => {
    await press(link('Back to today'));
    await expect(heading(page, / flight$/)).toBeFocused();
    await expect(ask).toHaveCount(0);
    await page.goto('/train/check-in');
    await expect(heading(page, 'This week’s look is done')).toBeVisible();
    await page.getByRole('radio', { name: 'Sunday' }).check();
    await expect(page.getByText(/^The next one opens on Sunday, /)).toBeVisible();
    await expect.poll(looks).toHaveLength(1);
  });

  await test.step('Progress has it', async () => {
    await press(link('Open progress'));
    await press(page.locator('summary').filter({ hasText: 'Weekly look' }));
    await expect(page.getByText('The first word comes after week nine. One is done.')).toBeVisible();
    await expectAccessible(page, 'progress with a weekly look');
  });
});
