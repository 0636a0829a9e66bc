/** Needs a browser: the overview with its alerts and the work list, by keyboard, and contrast and width. */
import { randomUUID } from 'node:crypto';
import { consolePaths } from '#contract/console/paths.ts';
import { expectAccessible } from './accessible.ts';
import { signInAsOperator } from './console-operator.ts';
import { query } from './database.ts';
import { tabTo } from './hands.ts';
import { expect, test } from './test.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test('the overview shows open alerts, which are seen by keyboard, and is accessible', { tag: '@long' }, async ({
  page,
}) => {
  const title = `Emails wait ${randomUUID().slice(0, 8)}`;
  await query(
    `insert into alerts (key, severity, title, evidence, opened_at, last_at)
     values ($1, 'warning', $1, 'Emails have waited for 20 minutes.', now(), now())`,
    [title],
  );
  await signInAsOperator(page, 'owner');
  await page.setViewportSize(sizes[1]!);
  await page.goto(consolePaths.overview);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page, `the overview at ${size.width}`);
  }
  const seen = page.getByRole('button', { name: `Seen: ${title}` });
  await seen.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('J. Marsh')).not.toHaveCount(0);
  await expect(seen).toHaveCount(0);
  await query('update alerts set resolved_at = now() where key = $1', [title]);
});

test('an operator chooses the hour of the digest on the overview, and none again', { tag: '@long' }, async ({
  page,
}) => {
  await signInAsOperator(page, 'analyst');
  await page.goto(consolePaths.overview);
  const digest = page.getByRole('combobox', { name: 'Digest' });
  await expect(digest.getByRole('option', { selected: true })).toHaveText('Off');
  await digest.focus();
  await digest.selectOption('07:00');
  await expect(page.getByText('The digest comes at 07:00, UTC.')).toBeVisible();
  await expect(digest).toBeFocused();
  await page.reload();
  await expect(digest.getByRole('option', { selected: true })).toHaveText('07:00');
  await digest.selectOption('Off');
  await expect(page.getByText('No digest any more.')).toBeVisible();
});

test('the work list is worked through by keyboard, the focus returns, and it is accessible', async ({ page }) => {
  const subject = randomUUID().slice(0, 8);
  await query(
    `insert into work_items (kind, subject, severity, facts, opened_at)
     values ('job given up', $1, 1, $2, now() - interval '10 years')`,
    [subject, JSON.stringify({ job_kind: 'receipt', attempts: 60, can_run_again: true, reason: 'away' })],
  );
  await signInAsOperator(page, 'owner');
  await page.setViewportSize(sizes[1]!);
  await page.goto(consolePaths.work);
  await expect(page.getByRole('heading', { level: 1, name: 'Needs a person' })).toBeVisible();
  const solve = page.getByRole('button', { name: /^Solve: / }).first();
  await expect(solve).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page, `the work list at ${size.width}`);
  }
  await tabTo(solve);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Solve' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the dialog of a solution');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(solve).toBeFocused();
  await test.step('an owner gives the row to somebody who may take it', async () => {
    const name = `S. Ito ${subject}`;
    await query(
      `insert into operators (email, email_key, name, role, state, created_at)
       values ($1, $1, $2, 'support', 'active', now())`,
      [`${randomUUID()}@example.com`, name],
    );
    const give = page.getByRole('button', { name: /^Give: / }).first();
    await give.focus();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('dialog', { name: 'Give to an operator' });
    await choice.getByLabel('Operator').selectOption(name);
    await expectAccessible(page, 'the dialog of giving');
    await choice.getByRole('button', { name: 'Give', exact: true }).press('Enter');
    await expect(choice).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    const [row] = await query('select assignee_name from work_items where subject = $1', [subject]);
    expect(row).toEqual({ assignee_name: name });
  });
  await query(`update work_items set solved_at = now() where subject = $1`, [subject]);
});
