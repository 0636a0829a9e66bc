/**
 * Needs a browser: a sentence that an operator finds by what a visitor sees, changes and publishes, until a visitor reads
 * it, and back. Nobody else's test may have changed the texts meanwhile, so there is one for all.
 */
import { consolePaths } from '#contract/console/paths.ts';
import { expectAccessible } from './accessible.ts';
import { passAdhd } from './adhd-visit.ts';
import { signInAsOperator } from './console-operator.ts';
import { countHands } from './count-hands.ts';
import { expect, test } from './test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test('an owner finds a sentence as one sees it, changes it in at most eight presses, and takes it back', async ({
  page,
  browser,
  baseURL,
}) => {
  const operator = await browser.newPage({ baseURL: baseURL! });
  await operator.setViewportSize(sizes[1]!);
  await signInAsOperator(operator, 'owner');
  const hands = await countHands(operator);
  let keys = 0;
  const pressKey = async (key: string) => {
    await operator.keyboard.press(key);
    keys += 1;
  };
  await operator.goto(consolePaths.texts);
  await expect(operator.getByRole('button', { name: 'Offers', exact: true })).toBeVisible();

  await test.step('by keyboard alone', async () => {
    await pressKey('f');
    await operator.keyboard.type('Choose how long');
    await expect(operator.getByText('3 texts with these words.')).toBeVisible();
    await expectAccessible(operator, 'a text that is found');
    await pressKey('Enter');
    await expect(operator.getByRole('button', { name: 'Edit “Choose how long”' })).toBeFocused();
    await pressKey('Enter');
    await expect(operator.getByRole('heading', { level: 1 })).toHaveText('Offers: lengths');
  });

  await test.step('changed, it reads as a visitor sees it', async () => {
    await operator.getByLabel('English', { exact: true }).fill('How long would you like it?');
    await expect(operator.getByRole('figure').getByText('How long would you like it?')).toHaveCount(2);
    await operator.getByRole('button', { name: 'Save draft' }).click();
    await expect(operator.getByText('Saved as revision 2.')).toBeVisible();
    await operator.getByRole('button', { name: 'Publish…' }).click();
    await operator.getByLabel('Why, for the log and for who approves').fill('People asked what they choose.');
    await expect(operator.getByRole('region', { name: 'When' })).toBeVisible();
    await expect(operator.getByRole('region', { name: 'For whom' })).toHaveCount(0);
    await operator.getByRole('button', { name: 'Publish now' }).click();
    await expect(operator.getByText('It is live. Other processes follow within 5 seconds.')).toBeVisible();
    expect(hands.taps + keys).toBeLessThanOrEqual(8);
  });

  await test.step('a visitor reads it', async () => {
    await passAdhd(page);
    await page.goto('/quiz/inapps');
    await expect(page.getByRole('heading', { name: 'How long would you like it?' })).toBeVisible();
  });

  await test.step('a page that is prerendered has them in its HTML, and asks for none', async () => {
    await operator.goto(consolePaths.texts);
    await operator.getByLabel('Find a text').fill('This page slipped its string');
    await operator.getByRole('button', { name: 'Edit “This page slipped its string”' }).click();
    await operator.getByLabel('English', { exact: true }).fill('There is no page here');
    await operator.getByRole('button', { name: 'Save draft' }).click();
    await operator.getByRole('button', { name: 'Publish…' }).click();
    await operator.getByLabel('Why, for the log and for who approves').fill('Plainer.');
    await operator.getByRole('button', { name: 'Publish now' }).click();
    await expect(operator.getByText('It is live. Other processes follow within 5 seconds.')).toBeVisible();
    const html = await (await page.request.get('/no-such-page')).text();
    expect(html).toMatch(/<h1[^>]*>There is no page here<\/h1>/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the start' }).click();
    await expect(page.getByRole('heading', { name: 'Your mind isn’t broken. It’s windy up there.' })).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/content/'))).toHaveLength(1);
  });

  await test.step('rolled back, the next visitor reads the words from before', async () => {
    await operator.getByRole('button', { name: 'Roll back… English texts, version 1' }).first().click();
    await operator.getByLabel('Why, for the log', { exact: true }).fill('The test is over.');
    await operator.getByRole('button', { name: 'Roll back to version 1' }).click();
    await expect(operator.getByText('English texts, version 1 is live again.')).toBeVisible();
    await page.goto('/quiz/inapps');
    await expect(page.getByRole('heading', { name: 'Choose how long' })).toBeVisible();
  });
});

test('a text that loses its value is refused with what to do, and a chip puts it back', async ({ page }) => {
  await signInAsOperator(page, 'owner');
  await page.setViewportSize(sizes[1]!);
  await page.goto(consolePaths.texts);
  await page.getByLabel('Find a text').fill('Ludwig, your plan is ready');
  await page.getByRole('button', { name: 'Edit “Ada, your plan is ready”' }).click();
  const field = page.getByLabel('English', { exact: true });
  await field.fill('Your plan is ready, ');
  await expect(page.getByText('“Your plan is ready, ” has lost {name}.')).toBeVisible();
  await expect(page.getByText('Put {name} back where the value belongs.')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved as revision', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish…' })).toHaveAttribute('aria-disabled', 'true');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page, `a text that is refused at ${size.width}`);
  }
  await field.press('End');
  await page.getByRole('button', { name: /^\{name\}/ }).click();
  await expect(field).toHaveValue('Your plan is ready, {name}');
  await expect(field).toBeFocused();
  await expect(page.getByRole('figure').getByText('Your plan is ready, Ada')).toHaveCount(2);
  await expect(page.getByText('has lost', { exact: false })).toHaveCount(0);
  await page.goto(consolePaths.texts);
  await expect(page.getByRole('button', { name: 'Remove the draft' })).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page, `the texts at ${size.width}`);
  }
  await page.getByRole('button', { name: 'Remove the draft' }).click();
  await expect(page.getByText('None. Editing a text begins one.')).toBeVisible();
});
