/**
 * Needs a browser: a virtual authenticator (WebAuthn), the keys, where the focus goes, and that what was typed survives
 * a session that ends.
 */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { query } from './database.ts';
import { emailTo } from './emails.ts';
import { consolePassword, expect, test } from './test.ts';

const wide = { width: 1280, height: 800 };

async function signIn(page: Page, address = '/console/team', heading = 'Team & audit') {
  await page.goto(address);
  await page.getByLabel('Password', { exact: true }).fill(consolePassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** A device whose user says yes to every passkey. */
async function addAuthenticator(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Invites an owner; resolves to the link in their email. */
async function invite(page: Page, name: string, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByText('everything, also the team').click();
  await expectAccessible(page, 'the invitation');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`${name} is invited.`)).toBeVisible();
  const [address] = /\S+\/console\/enrol#\S+/.exec(await emailTo(email, 'Your sign-in to the Everkite console')) ?? [];
  const { pathname, hash } = new URL(address!);
  return pathname + hash;
}

test('who is invited sets up a passkey, signs in with it and confirms with it', async ({ page, context, email }) => {
  await page.setViewportSize(wide);
  await signIn(page);
  const name = `Ada ${randomUUID().slice(0, 4)}`;
  const link = await invite(page, name, email);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await addAuthenticator(context, page);

  await test.step('the link is taken out of the address, and opens the setting up alone', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Protect your sign-in, ${name}`);
    expect(new URL(page.url()).hash).toBe('');
    await page.goto('/console/subscribers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Protect your sign-in, ${name}`);
    await expectAccessible(page, 'choosing a password');
  });

  await test.step('a passkey is made, and the recovery codes are kept before anything opens', async () => {
    await page.getByRole('button', { name: 'Go on without, with a passkey' }).click();
    await expectAccessible(page, 'choosing a second factor');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, 'choosing a second factor on a phone');
    await page.setViewportSize(wide);
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page, 'the recovery codes');
    await page.getByRole('button', { name: 'Go on' }).press('Enter');
    await expect(page.getByText('Keep them first.')).toBeVisible();
    await page.getByLabel('I have kept them').check();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page).toHaveURL('/console/overview');
  });

  await test.step('the passkey opens the console, and the link no more', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'The link did not open' })).toBeVisible();
    await page.goto('/console/team');
    await page.getByRole('button', { name: 'Use a passkey or your own password' }).click();
    await expectAccessible(page, 'the operators’ door');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('row', { name }).first()).toContainText('you');
  });

  await test.step('an act on the team asks whether it is still them, once the passkey is ten minutes old', async () => {
    await query(`update console_sessions set confirmed_at = now() - interval '11 minutes'`);
    await page.getByRole('button', { name: 'Invite…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByLabel('Name').fill('B. Byron');
    await dialog.getByLabel('Email').fill(`b-${email}`);
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expectAccessible(page, 'asking for a fresh second factor');
    await page.getByRole('dialog', { name: 'Is it still you?' }).getByRole('button', { name: 'Use passkey' }).click();
    await expect(page.getByText('B. Byron is invited.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite…' })).toBeFocused();
  });

  await test.step('a session that ended by itself keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Invite…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByLabel('Name').fill('C. Babbage');
    await dialog.getByLabel('Email').fill(`c-${email}`);
    await query('delete from console_sessions');
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Signed out' })).toBeVisible();
    await expect(page.getByText(name).first()).toBeHidden();
    await page.getByRole('button', { name: 'Use a passkey or your own password' }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('C. Babbage');
  });
});

test('the console is used by its keys alone, and they can be switched off', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize(wide);
  await signIn(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expect(heading).toHaveText('Funnels');
  await page.keyboard.press('/');
  await expect(heading).toHaveText('Subscribers');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('gfa');
  await expect(heading).toHaveText('Subscribers');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(heading).toHaveText('Team & audit');

  await test.step('j and k go from row to row', async () => {
    const rows = page.locator('#main [data-row]');
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press('j');
    // The first row depends on which list has loaded.
    await expect(page.locator('#main [data-row]:focus-within')).toHaveCount(1);
    await page.keyboard.press('k');
  });

  await test.step('? lists them, Esc closes, and without them letters do nothing', async () => {
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await expectAccessible(page, 'the list of keys');
    await dialog.getByLabel('Keys').uncheck();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('g');
    await page.keyboard.press('f');
    await expect(heading).toHaveText('Team & audit');
    await page.reload();
    await page.keyboard.press('?');
    await expect(heading).toHaveText('Team & audit');
    await expect(dialog).toHaveCount(0);
  });
});

test('team and audit are accessible on a phone and on a wide screen, and the menu keeps the focus', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  await page.getByRole('button', { name: 'Verify now' }).click();
  const main = page.locator('#main');
  await expect(main.getByText('The chain is whole.')).toBeVisible();
  // Content that is read again is paler until it has loaded.
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page, 'team and audit on a phone');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeFocused();
  await expectAccessible(page, 'the open menu');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.setViewportSize(wide);
  await expectAccessible(page, 'team and audit on a wide screen');
  await page.getByRole('combobox', { name: 'Act' }).selectOption('Verified the audit');
  await expect(page).toHaveURL(/act=verified/);
  await expect(page.getByRole('row', { name: 'Verified the audit' }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/console/team');
});
