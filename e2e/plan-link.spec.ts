/** Needs a browser and its mailbox: a saved plan opens on another device. What a link shows is tested at the server. */
import { quizzes } from '#quiz/quizzes.ts';
import { expectAccessible } from './accessible.ts';
import { goToPayment } from './card-form.ts';
import { query } from './database.ts';
import { emailTo } from './emails.ts';
import { passQuiz } from './quiz-visit.ts';
import { onAnotherDevice } from './resume.ts';
import { expect, test } from './test.ts';

test('a saved plan arrives by email and opens on another device, with what is kept', async ({
  page,
  browser,
  email,
}) => {
  await passQuiz(page, quizzes.adhd);
  await page.goto('/quiz/email');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL('/quiz/training-plan');

  const link = /http\S+\/plan#[\w-]{43}/.exec(await emailTo(email, 'Here is your Everkite plan'))?.[0];
  const there = await onAnotherDevice(browser);
  await there.goto(link!);
  await expect(there.getByRole('heading', { name: 'Your first day' })).toBeVisible();
  await expect(there.getByRole('region', { name: 'What we keep' })).toContainText(email);
  expect(there.url()).not.toContain('#');
  await there.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(there, 'plan by a link');
  await there.reload();
  await expect(there.getByRole('heading', { name: 'Your first day' })).toBeVisible();
});

test('a buyer who saved no plan has it in the account all the same', async ({ page, email }) => {
  await passQuiz(page, quizzes.adhd);
  await page.goto('/checkout/paddle?offer=1');
  await goToPayment(page, email);
  const kept = () => query<{ plan: object }>('select plan from users where email = $1', [email]);
  await expect
    .poll(kept)
    .toMatchObject([{ plan: { quiz: 'adhd', goals: expect.any(Array), daily_minutes: expect.any(Number) } }]);
});
