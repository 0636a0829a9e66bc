/**
 * Needs a browser: the real quiz in the frame beside the editor, which shows what an operator writes. Nobody else's test
 * may publish this quiz meanwhile.
 */
import { consolePaths } from '#contract/console/paths.ts';
import { expectAccessible } from './accessible.ts';
import { signInAsOperator } from './console-operator.ts';
import { expect, test } from './test.ts';

test('an owner changes a question, sees it in the phone as they write, and publishes it', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAsOperator(page, 'owner');
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await page.goto(consolePaths.quizzes);
  await page.getByRole('button', { name: 'Edit Mental wellbeing' }).click();
  await page.getByRole('button', { name: /^4 When did things begin/ }).click();
  const phone = page.frameLocator('iframe[title="The quiz on a phone"]');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('When did things begin to feel heavier?');
  const before = await stored();

  await test.step('the phone shows what is written, and the focus stays in the field', async () => {
    await page.getByLabel('Question', { exact: true }).fill('When did things start to feel heavier?');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('When did things start to feel heavier?');
    await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
    await expectAccessible(page, 'the editor of a quiz');
  });

  await test.step('a tap in it goes on to a card that quotes the answer, and nothing is stored', async () => {
    await phone
      .getByRole('radio', { name: 'A few weeks ago' })
      .or(phone.getByRole('button', { name: 'A few weeks ago' }))
      .click();
    await expect(phone.getByText('Things have felt heavier for a few weeks.')).toBeVisible();
    expect(await stored()).toBe(before);
  });

  await test.step('words that nobody may say stop it, with the live ones one press away', async () => {
    await page.getByLabel('Question', { exact: true }).fill('Act now: when did it begin?');
    await expect(page.getByText('1 finding: 1 stops.')).toBeVisible();
    await page.getByRole('button', { name: 'Take “When did things begin to feel heavier?”' }).click();
    await expect(page.getByText('1 finding: 1 stops.')).toHaveCount(0);
    await page.getByLabel('Question', { exact: true }).fill('When did things start to feel heavier?');
  });

  await test.step('what is too hard to read is known once it is saved', async () => {
    const question = page.getByLabel('Question', { exact: true });
    await question.fill('Professional evaluation necessitates comprehensive consideration.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(/^Reading grade \d+\.\d is above 8/)).toBeVisible();
    await question.fill('When did things start to feel heavier?');
    await expect(page.getByText(/^Reading grade/)).toHaveCount(0);
  });

  await test.step('it is published by who types the name', async () => {
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Saved as revision 3.')).toBeVisible();
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.getByLabel('Why, for the log and for who approves').fill('Plainer words.');
    await page.getByLabel(/^Type/).fill('Mental wellbeing');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('It is live. Other processes follow within 5 seconds.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Mental wellbeing/ }).first()).toContainText('Version 2');
  });
});
