/**
 * Needs a browser: the real quiz in the frame beside the editor, which shows what an operator writes. Nobody else's test
 * may publish this quiz meanwhile.
 */
import { readFile } from 'node:fs/promises';
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
  let exported = Buffer.from('');

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

  await test.step('a file that was exported comes back: its words are taken, what is fixed is said, nothing is saved', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^everkite-quiz-wellbeing-draft-r\d+\.json$/);
    const file = JSON.parse(await readFile(await download.path(), 'utf8'));
    const { screens } = file.quiz;
    screens[3].title = 'When did this begin?';
    screens[3].options[0].value = 9;
    exported = Buffer.from(JSON.stringify(file));
    await page.getByRole('button', { name: 'Import…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import' });
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'quiz.json', mimeType: 'application/json', buffer: exported });
    await expect(dialog.getByText('1 change, 1 not taken.')).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Fixed in this quiz' })).toContainText(
      'Answer 1 of screen 4: points',
    );
    await expectAccessible(page, 'the import of a quiz');
    await dialog.getByRole('button', { name: 'Take into the draft' }).click();
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('When did this begin?');
    await expect(page.getByText('Not saved')).toBeVisible();
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

  await test.step('a file read in the list opens in a new draft, not saved', async () => {
    await page.getByRole('button', { name: 'Import into Mental wellbeing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import' });
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'quiz.json', mimeType: 'application/json', buffer: exported });
    await dialog.getByRole('button', { name: 'Take into a new draft' }).click();
    await expect(page.getByText('Not saved')).toBeVisible();
  });
});
