/**
 * Needs two browsers: one whose owner signed up with somebody else's email address, and the buyer's. That no call lets
 * the stranger in any more is tested at the server (stranger.test.ts).
 */
import { makeUser, password, signIn, signInHere } from './account.ts';
import { cardForm, fillInCard, goToPayment } from './card-form.ts';
import { emailTo } from './emails.ts';
import { expect, test } from './test.ts';

test('a stranger who signed an address up first does not own what its owner pays for', async ({
  page,
  request,
  browser,
  baseURL,
  email,
}) => {
  const strangers = await (await browser.newContext({ baseURL })).newPage();
  await strangers.goto('/');
  await signInHere(strangers, await makeUser(request, email));
  await strangers.goto('/account');
  await expect(strangers.getByRole('heading', { level: 1, name: 'Hello, Maya' })).toBeVisible();

  await test.step('the buyer pays as ever', async () => {
    await page.goto('/checkout/paddle?offer=1');
    await goToPayment(page, email);
    await fillInCard(page, '4242 4242 4242 4242');
    await cardForm(page).getByRole('button', { name: 'Pay $19.99' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re in' })).toBeVisible();
    await expect(page.getByText('We mailed you a link to choose your password.')).toBeVisible();
  });

  await test.step('the stranger is signed out, and the password opens nothing any more', async () => {
    await strangers.reload();
    await expect(strangers).toHaveURL(/\/auth\/login/);
    await signIn(strangers, email);
    await expect(strangers.getByText('Email or password is not right.')).toBeVisible();
  });

  await test.step('the link in the mailbox lets the buyer in', async () => {
    const link = /http\S+token=[\w-]+/.exec(await emailTo(email, 'Welcome to Everkite'))?.[0];
    await page.goto(link!);
    await page.getByLabel('New password', { exact: true }).fill(`${password} two`);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByText('4 weeks of Everkite')).toBeVisible();
  });
});
