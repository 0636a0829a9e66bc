import { expect, type Page, test } from '@playwright/test';
import { dayMs } from '#contract/day.ts';
import { answerPlanQuestions, answerUpToResult, begin, pressContinue } from './adhd.ts';
import { cardForm, fillInCard } from './card-form.ts';
import { tick } from './tick.ts';

const password = 'kite string horizon';

/** The end of a period paid today, as the pages write it: "26 Dec 2026", "26 December 2026". */
const dateOf = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
    .format(Date.now() + 84 * dayMs)
    .replace('Sept', 'Sep');

/** The main job of one visitor of cohort A, from Home to a cancellation that is undone. */
export async function walkMainJob(page: Page, email: string) {
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

  await test.step('Home leads to the visitor’s own quiz (§ 2)', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('region', { name: 'We value your privacy' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Start the check-in' }).click();
    await expect(page).toHaveURL('/quiz/dialogues');
  });

  await test.step('the quiz asks in 29 screens (§ 3)', async () => {
    await begin(page);
    await answerUpToResult(page);
  });

  await test.step('screen 25 shows score, level, four areas, three symptoms and advice (§ 3)', async () => {
    await expect(
      page.getByRole('img', { name: 'Score 46 out of 100, in the middle band from 30 to 60' }),
    ).toBeVisible();
    await expect(page.getByText('Middle · 46 of 100')).toBeVisible();
    const areas = page.getByRole('region', { name: 'What makes it windy' }).locator('ul > li:has(ul)');
    await expect(areas).toHaveText([
      /Attention signs(Low|Middle|High).*Plans gone by noonAgree/,
      /Losing focus(Low|Middle|High).*Pages that do not stayAgree.*carry you offOften/,
      /Putting things off(Low|Middle|High).*Plans put off for laterSometimes/,
      /Worry(Low|Middle|High).*A mind that tires youOften/,
    ]);
    await expect(page.getByRole('region', { name: 'What stands out' })).toContainText(
      'Above all, you named pages that do not stay, plans gone by noon, and a mind that tires you.',
    );
    await expect(page.getByRole('region', { name: 'A good first step' })).toContainText('Work in short flights');
  });

  await test.step('the score explains itself: its parts sum to it (§ 9)', async () => {
    await page.getByRole('button', { name: 'How we score' }).click();
    const table = page.getByRole('region', { name: 'How we score' }).getByRole('table');
    const points = await table.locator('tbody').first().locator('td').allInnerTexts();
    expect(points.map(Number).reduce((sum, part) => sum + part)).toBe(28);
    await expect(table.getByRole('row', { name: 'All points' })).toContainText('28');
    await expect(table.getByRole('row', { name: '28 × 1.6' })).toContainText('44.8');
    await expect(table.getByRole('row', { name: 'Shown within 45.6 to 57' }).getByRole('cell')).toHaveText('45.6');
  });

  await test.step('goals, skills and daily time make a plan (§ 3)', async () => {
    await pressContinue(page);
    await answerPlanQuestions(page);
  });

  await test.step('screen 33 sends the plan to an email address', async () => {
    await expect(heading('Where should we send your plan?')).toBeVisible();
    await page.getByLabel('First name').fill('Maya');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Save and continue' }).click();
  });

  await test.step('screen 34 shows the plan in the visitor’s own words', async () => {
    await expect(heading('Maya, your training plan')).toBeVisible();
    await expect(page.getByText('10 minutes a day for four weeks')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your first day' })).toContainText(
      'For: Planning ahead. You chose it, and it fits the first week’s goal.',
    );
    await expect(page.getByRole('region', { name: 'Week by week' }).getByRole('listitem')).toHaveText([
      /Judge time better.*Planning ahead/,
      /Wind down at night/,
      /Judge time better/,
      /Wind down at night/,
    ]);
    await page.getByRole('link', { name: 'See lengths and prices' }).click();
  });

  await test.step('screen 35 offers three lengths and none is chosen beforehand', async () => {
    await expect(heading('Maya, your plan is ready')).toBeVisible();
    const offers = page.getByRole('radiogroup', { name: 'Choose how long' }).getByRole('radio');
    await expect(offers).toHaveCount(3);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    // A disabled button can have the focus, and says why it does nothing.
    await page.getByRole('button', { name: 'Choose a length' }).press('Enter');
    await expect(page.getByText('Choose one of the lengths first.').filter({ visible: true })).toBeVisible();
    await tick(page.getByRole('radio', { name: /^12 weeks/ }));
    await page.getByRole('link', { name: 'Continue with 12 weeks' }).click();
  });

  await test.step('the checkout needs an agreement that nobody has ticked', async () => {
    await expect(heading('Checkout: 12 weeks of Everkite')).toBeAttached();
    const agreement = page.getByRole('checkbox', { name: /I agree to this subscription/ });
    await expect(agreement).not.toBeChecked();
    await expect(
      page.getByText(/You pay \$35\.99 today, then \$35\.99 every 12 weeks, next on .*, until you cancel/),
    ).toContainText(dateOf('short'));
    await page.getByLabel('Email for your receipt').press('Enter');
    await expect(page.getByText('Tick the box first. Then the card form opens here.')).toBeVisible();
    await expect(page.getByTitle('Card payment')).toHaveCount(0);
    await tick(agreement);
  });

  await test.step('a card pays', async () => {
    await fillInCard(page, '4242 4242 4242 4242');
    await cardForm(page).getByRole('button', { name: 'Pay $35.99' }).click();
  });

  await test.step('screen 36 tells amount and dates, and sets the first password', async () => {
    await expect(page).toHaveURL(/\/checkout\/success/);
    await expect(heading('You’re in, Maya')).toBeVisible();
    await expect(page.getByText(`We sent a receipt for $35.99 to ${email}.`)).toContainText(
      `It renews on ${dateOf('short')}`,
    );
    await page.getByRole('button', { name: 'Get it on your phone' }).click();
    await expect(page.getByText('The phone app is not out yet.')).toBeVisible();
    await page.getByLabel('Choose a password').fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
  });

  await test.step('the first password signs in, and one press later the first flight is in the air', async () => {
    await expect(heading('Your kite is ready for its first minute.')).toBeVisible();
    await expect(page).toHaveURL('/train/session');
    await page.getByRole('button', { name: 'Take the string' }).click();
    await expect(heading('Which order works?')).toBeVisible();
    await page.goto('/train');
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(heading(/ flight$/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'for: Planning ahead' })).toContainText('5 min');
  });

  await test.step('the account shows the subscription (§ 2)', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL('/account');
    await expect(heading('Hello, Maya')).toBeVisible();
    const plan = page.getByRole('region', { name: '12 weeks of Everkite' });
    await expect(plan).toContainText('Active');
    await expect(plan).toContainText(`$35.99 on ${dateOf('short')}`);
    await expect(plan).toContainText('Visa ending 4242');
  });

  await test.step('the subscription can be cancelled in two steps, with or without a reason (§ 2)', async () => {
    await page.getByRole('link', { name: 'Manage' }).click();
    await expect(heading('Your subscription')).toBeVisible();
    await page.getByRole('link', { name: 'Cancel subscription' }).click();
    await expect(heading('Cancel your subscription')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'You can use Everkite until' })).toContainText(
      dateOf('long'),
    );
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await tick(page.getByRole('radio', { name: 'I don’t have the time' }));
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
  });

  await test.step('access stays until the end of what is paid', async () => {
    await expect(heading('Done. Your subscription is cancelled.')).toBeVisible();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Everkite stays open for you until' })).toContainText(
      dateOf('long'),
    );
  });

  await test.step('until then it can be started again', async () => {
    await page.getByRole('button', { name: 'Keep my subscription, nothing to pay today' }).click();
    await expect(page).toHaveURL('/subscription/manage');
    const plan = page.getByRole('region', { name: '12 weeks of Everkite' });
    await expect(plan).toContainText('Active');
    await expect(plan).toContainText('$35.99 every 12 weeks');
  });
}
