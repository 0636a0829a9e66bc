/**
 * Needs a browser: that both yardsticks can be measured with keys alone, from Today to their end, and take no
 * minutes of the day. Their three minutes pass on a clock that the test moves.
 */
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { signInHere } from './account.ts';
import { button, heading, press } from './exercises.ts';
import { expect, test } from './test.ts';
import { entriesOf, flownOnce, makeTrainee, plans } from './trainee.ts';

// As wide as a phone at 200 % zoom.
test.use({ viewport: { width: 320, height: 640 } });

const tenMinutes = { ...plans.adhd, daily_minutes: 10 };

test('after the second day’s flight both yardsticks are measured with keys alone', { tag: '@long' }, async ({
  page,
  request,
  email,
}) => {
  const person = await makeTrainee(request, email, tenMinutes, 'account');
  await signInHere(page, person);
  await page.clock.install();
  await page.goto('/train');
  await expect(page.getByText('exercises, ten minutes.')).toBeVisible();
  const ask = button(page, 'Two measures, five minutes');
  await expect(ask).toHaveCount(0);
  for (const daysAgo of [1, 0]) await flownOnce(request, person, daysAgo);
  await page.reload();
  await expect(ask).toBeVisible();
  await expectAccessible(page, 'yardsticks are asked for');
  await press(ask);

  await test.step('Still air: three minutes of presses', async () => {
    await expect(heading(page, 'Still air')).toBeFocused();
    await expectAccessible(page, 'before Still air');
    await press(button(page, 'Start'));
    await expect(heading(page, 'Press when the dot changes')).toBeFocused();
    await expectAccessible(page, 'Still air');
    await untilEnd(page, heading(page, 'Same or not'), ['Space']);
  });

  await test.step('Same or not: four rounds to warm up, and ninety seconds', async () => {
    await expect(heading(page, 'Same or not')).toBeFocused();
    await press(button(page, 'Start'));
    await expect(heading(page, 'Is a pair in both?')).toBeFocused();
    await page.clock.runFor(1200);
    await expectAccessible(page, 'Same or not');
    await untilEnd(page, heading(page, 'Measured'), ['ArrowLeft', '2']);
  });

  await test.step('the end says what was done, and leads to the exercises', async () => {
    await expect(heading(page, 'Measured')).toBeFocused();
    await expect(page.getByText('Two measures, five minutes.')).toBeVisible();
    await expect(page.getByText(/^\d+ presses\. Done\.$/)).toBeVisible();
    await expect(page.getByText(/^\d+ answers\. Done\.$/)).toBeVisible();
    await expectAccessible(page, 'both are measured');
    await press(page.getByRole('link', { name: 'Back to Today' }));
  });

  await test.step('Today asks no more, and its exercises are as long as before', async () => {
    await expect(page.getByText('exercises, ten minutes.')).toBeVisible();
    await expect(ask).toHaveCount(0);
  });

  await test.step('the account has both, with a score', async () => {
    const runsOfAccount = async () => (await entriesOf(email)).filter(({ kind }) => kind === 'run');
    const measured = async () => (await runsOfAccount()).map(({ kind, exercise }) => `${kind} ${exercise}`);
    await expect.poll(measured).toEqual(['run still-air', 'run same-or-not']);
    const runs = await runsOfAccount();
    expect(runs.map(({ body }) => body.no_score)).toEqual([null, null]);
  });
});

/** Lets time pass and presses keys in turn, so that some answers come soon and some late, until something else is there. */
async function untilEnd(page: Page, end: ReturnType<typeof heading>, keys: readonly string[]) {
  for (let turn = 0; (await end.count()) === 0 && turn < 200; turn++) {
    await page.clock.runFor(4500);
    await page.keyboard.press(keys[turn % keys.length]!);
    await page.clock.runFor(40);
  }
}
