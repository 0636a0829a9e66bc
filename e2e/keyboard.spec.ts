/**
 * Needs a browser, which shows where Tab leads from Home to the payment, and that each step can be taken from there.
 */
import type { Page } from '@playwright/test';
import { quizzes } from '#quiz/quizzes.ts';
import { type Answer, beginButton, planQuestions, questions, seeScreen } from './adhd.ts';
import { cardForm } from './card-form.ts';
import { tabTo } from './hands.ts';
import { returnTo } from './quiz-visit.ts';
import { expect, test } from './test.ts';

const { adhd } = quizzes;

/** This many first screens of the adhd quiz have every kind of screen that comes before the result. */
const everyKind = 8;

test('a visitor can go from landing to purchase by keyboard alone', { tag: '@long' }, async ({ page, email }) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('from Home to the first question', async () => {
    await page.goto('/');
    await tabTo(page.getByRole('link', { name: 'Start the check-in' }));
    await page.keyboard.press('Enter');
    await tabTo(beginButton(page));
    await page.keyboard.press('Enter');
  });

  await test.step('through the quiz: 1 to 9 answer, Enter continues', async () => {
    await answerScreens(1, questions.slice(0, everyKind));
    // The screens between are of the same kinds.
    await returnTo(page, adhd, questions.length);
    await answerScreens(questions.length, questions.slice(-1));
    await expect(heading('Your focus profile')).toBeFocused();
    await page.keyboard.press('Enter');
    await answerScreens(26, planQuestions);

    async function answerScreens(first: number, screens: typeof questions) {
      for (const [index, [title, given]] of screens.entries()) {
        await seeScreen(page, first + index, title);
        await answerByKeys(page, first + index, given);
      }
    }
  });

  await test.step('from the email to the offers', async () => {
    await tabTo(page.getByLabel('Email', { exact: true }));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(heading('Your training plan')).toBeFocused();
    await tabTo(page.getByRole('link', { name: 'See lengths and prices' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio')).toHaveCount(3);
    await tabTo(page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^12 weeks/ })).toBeChecked();
    await tabTo(page.getByRole('link', { name: 'Continue with 12 weeks' }));
    await page.keyboard.press('Enter');
  });

  await test.step('and through the payment', async () => {
    await expect(page.getByLabel('Email for your receipt')).toHaveValue(email);
    await tabTo(page.getByRole('checkbox', { name: /I agree to this subscription/ }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: 'The card form is open below.' })).toBeAttached();
    await expect(page.getByRole('checkbox', { name: /I agree to this subscription/ })).toBeFocused();
    await expect(cardForm(page).getByRole('button', { name: 'Pay $35.99' })).toBeVisible();
    for (const [label, text] of [
      ['Card number', '4242424242424242'],
      ['Expiry', '1234'],
      ['Security code', '123'],
      ['Name on card', 'Maya Lind'],
    ] as const) {
      await tabTo(cardForm(page).getByLabel(label));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(heading('You’re in')).toBeFocused();
  });
});

/** Answers from the question's heading, where the focus is after each step. */
async function answerByKeys(page: Page, screen: number, given: Answer) {
  const { keyboard } = page;
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  if (given === null) return keyboard.press('Enter');
  if (typeof given === 'string') return keyboard.press(keyOf(screen, given));
  if ('age' in given) {
    // Without going to the field first.
    await keyboard.type(given.age);
    await expect(page.getByLabel('Age in years')).toHaveValue(given.age);
    return keyboard.press('Enter');
  }
  if (given[0] !== 'None of these') {
    for (const label of given) await keyboard.press(keyOf(screen, label));
    return keyboard.press('Enter');
  }
  await tabTo(page.getByRole('button', { name: 'None of these' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Continue with none' }), 'Shift+Tab');
  return keyboard.press('Enter');
}

/** The key shown on an option. */
function keyOf(screen: number, label: string): string {
  return String(adhd.screens[screen - 1]!.options!.findIndex((option) => option.label === label) + 1);
}
