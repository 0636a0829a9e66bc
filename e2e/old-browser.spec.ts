/**
 * Needs a browser, from which features can be removed that older ones lack: everything works with the features of
 * spring 2022 (docs/browsers.md), and a quiz begins even without `showModal`.
 */
import { makeSubscriber, makeUser, signIn, signInHere } from './account.ts';
import { begin, option, questions, seeScreen } from './adhd.ts';
import { passAdhd } from './adhd-visit.ts';
import { cardForm, fillInCard, goToPayment } from './card-form.ts';
import { walkMainJob } from './main-job.ts';
import { makeLink, resumeButton, sheet } from './resume.ts';
import { heading } from './subscription-page.ts';
import { expect, test } from './test.ts';
import { tick } from './tick.ts';
import { makeTrainee, plans } from './trainee.ts';

test.describe('in a browser of spring 2022', () => {
  test.beforeEach(({ page }) => page.addInitScript(forgetWhatCameLater));

  test('somebody signs in', async ({ page, request, email }) => {
    await makeUser(request, email);
    await page.goto('/auth/login');
    await signIn(page, email);
    await expect(heading(page, 'Hello, Maya')).toBeVisible();
  });

  test('a visitor chooses an offer and pays', { tag: '@long' }, async ({ page, email }) => {
    await passAdhd(page);
    await page.goto('/quiz/inapps');
    await tick(page.getByRole('radio', { name: /^12 weeks/ }));
    await page.getByRole('link', { name: 'Continue with 12 weeks' }).filter({ visible: true }).click();
    await goToPayment(page, email);
    await fillInCard(page, '4242 4242 4242 4242');
    await cardForm(page).getByRole('button', { name: 'Pay $35.99' }).click();
    await expect(page.getByText('We sent a receipt for $35.99')).toBeVisible();
  });

  test('a subscriber trains', { tag: '@long' }, async ({ page, request, email }) => {
    await signInHere(page, await makeTrainee(request, email, plans.adhd, 'account'));
    await page.goto('/train');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page).toHaveURL(/\/train\/session/);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  test('a subscriber changes the plan', { tag: '@long' }, async ({ page, request, email }) => {
    await signInHere(page, await makeSubscriber(request, email));
    await page.goto('/subscription/plan');
    await tick(page.getByRole('radio', { name: /^24 weeks/ }));
    await tick(page.getByRole('checkbox', { name: /I agree to this change/ }));
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(heading(page, 'Done. Your plan is 24 weeks now.')).toBeVisible();
  });

  test.describe('on a first visit', () => {
    test.use({ cookieChoice: null });

    test('the main job is done', { tag: '@long' }, ({ page, email }) => walkMainJob(page, email));
  });
});

/** Removes features that came after Safari 15.4, Chrome 100 and Firefox 100, among those that pages tend to use. */
function forgetWhatCameLater() {
  const later: [owner: object, names: string[]][] = [
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['timeout', 'any']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'symmetricDifference']],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())),
      ['map', 'filter', 'toArray', 'some', 'find', 'take', 'drop'],
    ],
    [HTMLFormElement.prototype, ['requestSubmit']],
    // Not `checkVisibility`: the driver of the test calls it in the page.
    [Element.prototype, ['setHTML', 'startViewTransition']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
    [Document.prototype, ['startViewTransition']],
    [Blob.prototype, ['bytes']],
    [window, ['CloseWatcher', 'navigation', 'scheduler', 'EditContext']],
  ];
  for (const [owner, names] of later) for (const name of names) delete (owner as Record<string, unknown>)[name];
}

test('without showModal a quiz begins, and the sheet of its link opens and closes', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['showModal', 'show', 'close']) {
      delete (HTMLDialogElement.prototype as unknown as Record<string, unknown>)[name];
    }
  });
  await page.goto('/quiz/dialogues');
  await begin(page);
  await option(page, 'Woman').click();
  await seeScreen(page, 2, questions[1]![0]);
  await makeLink(page);
  await resumeButton(page).click();
  await expect(sheet(page).getByRole('heading', { name: 'Continue on another device' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(resumeButton(page)).toBeFocused();
  await seeScreen(page, 2, questions[1]![0]);
});
