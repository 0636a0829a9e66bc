/**
 * Only a browser shows that answers outlive tabs, storage and devices, that a link's secret stays out of every request, and
 * what is left in the browser when a copy is erased.
 */
import { quizPages } from '../src/contract/quiz-pages';
import { mentalHealth } from '../src/quiz/content/mental-health';
import { quizOne } from '../src/quiz/content/quiz-one';
import { quizTwo } from '../src/quiz/content/quiz-two';
import { nearShare } from '../src/quiz/walk.fixture';
import { expectAccessible } from './accessible';
import { query } from './database';
import { quizzes, seeScreen } from './funnel-walk';
import { letterTo } from './letters';
import { setOnline } from './network';
import { answer, begin, option } from './quiz-one';
import { passQuiz, returnTo } from './quiz-visit';
import { expectDead, makeLink, onAnotherDevice, resumeButton, sheet, visitOn } from './resume';
import { expect, test } from './test';

for (const quiz of quizzes) {
  const { screens, email: afterScreens } = quizPages[quiz.name];
  // The tests below go through the same with the other two quizzes, each in one of these ways.
  const tag = quiz === mentalHealth ? [] : '@long';

  test.describe(`the visitor of ${quiz.name} is where he was, with his answers`, () => {
    test('after a reload, a closed tab and a closed browser', { tag }, async ({ page, context, browser, baseURL }) => {
      await returnTo(page, quiz, 12);
      await seeScreen(page, quiz, 12);
      const before = await visitOn(page, quiz.name);
      expect(Object.keys(before.answers).length).toBeGreaterThan(5);

      await page.reload();
      await seeScreen(page, quiz, 12);
      await page.close();
      const tab = await context.newPage();
      await tab.goto(screens);
      await seeScreen(tab, quiz, 12);
      expect(await visitOn(tab, quiz.name)).toEqual(before);

      // A browser that was ended keeps what belongs to the site, not what belongs to a tab.
      const started = await browser.newContext({ baseURL, storageState: await context.storageState() });
      const again = await started.newPage();
      await again.goto(screens);
      await seeScreen(again, quiz, 12);
      expect(await visitOn(again, quiz.name)).toEqual(before);
    });

    test('in an app’s browser that loses the site’s storage', { tag }, async ({ page }) => {
      await returnTo(page, quiz, 12);
      await seeScreen(page, quiz, 12);
      const before = await visitOn(page, quiz.name);
      await page.evaluate(() => localStorage.clear());
      await page.goto(screens);
      await seeScreen(page, quiz, 12);
      await expect(page.getByRole('dialog', { name: 'Before we begin' })).toHaveCount(0);
      expect(await visitOn(page, quiz.name)).toEqual(before);
    });

    test('on another device, by a link', { tag }, async ({ page, browser }) => {
      await returnTo(page, quiz, 12);
      await seeScreen(page, quiz, 12);
      const link = await makeLink(page);
      expect(link).toMatch(/\/resume#[\w-]{43}$/);

      const there = await onAnotherDevice(browser);
      const asked: string[] = [];
      there.on('request', (request) => asked.push(`${request.url()} ${JSON.stringify(request.headers())}`));
      await there.goto(link);
      await seeScreen(there, quiz, 12);
      await expect(there).toHaveURL(screens);
      expect(await visitOn(there, quiz.name)).toEqual(await visitOn(page, quiz.name));
      expect(asked.filter((request) => request.includes(link.split('#')[1]!))).toEqual([]);
    });

    test('is led past a quiz that is done', { tag }, async ({ page }) => {
      await passQuiz(page, quiz);
      await page.goto(afterScreens);
      const link = await makeLink(page);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await page.goto(link);
      await expect(page).toHaveURL(afterScreens);
    });
  });
}

test('where there is no storage at all, the quiz and its link work from memory', async ({ page, browser }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/quiz/dialogues');
  await begin(page);
  await option(page, 'Woman').click();
  await seeScreen(page, quizOne, 2);
  await answer(page, { age: '34' });
  await seeScreen(page, quizOne, 3);
  const link = await makeLink(page);
  await page.getByRole('button', { name: 'Back to the previous question' }).click();
  await expect(page.getByLabel('Age in years')).toHaveValue('34');

  const there = await onAnotherDevice(browser);
  await there.goto(link);
  await seeScreen(there, quizOne, 3);

  await page.getByRole('button', { name: 'Back to the previous question' }).click();
  await expect(option(page, 'Woman')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('a link by e-mail', () => {
  test('arrives in a neutral letter and opens the answers', async ({ page, browser, email }) => {
    await returnTo(page, quizTwo, 9);
    await resumeButton(page).click();
    await sheet(page).getByRole('button', { name: 'Make a link' }).click();
    await sheet(page).getByLabel('Or get it by e-mail').fill('name@example');
    await sheet(page).getByRole('button', { name: 'Send it to me' }).click();
    await expect(sheet(page).getByText('Add the part that is missing, as in name@example.com.')).toBeVisible();
    await sheet(page).getByLabel('Or get it by e-mail').fill(email);
    await sheet(page).getByRole('button', { name: 'Send it to me' }).click();
    await expect(sheet(page).getByRole('status')).toHaveText(`A letter with the link is on its way to ${email}.`);

    const letter = await letterTo(email, 'Continue on another device with Everkite');
    const [link] = /http\S+\/resume#[\w-]+/.exec(letter)!;
    const there = await onAnotherDevice(browser);
    await there.goto(link);
    await seeScreen(there, quizTwo, 9);
    expect(await visitOn(there, 'quiz-two')).toEqual(await visitOn(page, 'quiz-two'));
    await expect.poll(() => query('select 1 from jobs where payload::text like $1', [`%${email}%`])).toEqual([]);
  });
});

test.describe('a copy is erased at once', () => {
  test('when the visitor asks for it, then or later', async ({ page, browser }) => {
    await returnTo(page, quizOne, 6);
    const earlier = await makeLink(page);
    await resumeButton(page).click();
    await expect(sheet(page).getByText('A link of yours still works.')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Make a link' }).click();
    const link = await sheet(page).getByLabel('Or take the link').inputValue();
    await sheet(page).getByRole('button', { name: 'Erase the copy' }).click();
    await expect(sheet(page).getByRole('status')).toHaveText('Erased. The link opens nothing any more.');
    await sheet(page).getByRole('button', { name: 'Erase its copy' }).click();
    await expect(sheet(page).getByText('still works')).toHaveCount(0);

    const there = await onAnotherDevice(browser);
    await expectDead(there, link);
    await expectDead(there, earlier);
    await there.getByRole('link', { name: 'Go to the check-in' }).click();
    await expect(there.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(there).not.toHaveURL(/resume/);
  });

  test('when somebody turns out to be under 18', async ({ page, browser }) => {
    await returnTo(page, quizOne, 2);
    const link = await makeLink(page);
    const erased = page.waitForResponse((response) => response.url().endsWith('/api/resume-links/erase'));
    await answer(page, { age: '16' });
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for being honest' })).toBeVisible();
    await erased;
    await expectDead(await onAnotherDevice(browser), link);
  });

  test('when the consent is taken back with the result, also by the device that opened the link', async ({
    page,
    browser,
  }) => {
    await returnTo(page, quizOne, quizOne.resultScreen);
    const link = await makeLink(page);
    const there = await onAnotherDevice(browser);
    await there.goto(link);
    await expect(there.getByRole('button', { name: 'Erase my answers' })).toBeVisible();
    const erased = there.waitForResponse((response) => response.url().endsWith('/api/resume-links/erase'));
    await there.getByRole('button', { name: 'Erase my answers' }).click();
    await there.getByRole('button', { name: 'Erase now' }).click();
    await expect(there.getByRole('dialog', { name: 'Before we begin' })).toBeVisible();
    await erased;
    await expectDead(there, link);
  });

  test('with all answers to all quizzes, on the privacy page', async ({ page, browser }) => {
    await returnTo(page, quizTwo, 5);
    await returnTo(page, quizOne, 5);
    const link = await makeLink(page);
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Erase my answers' }).click();
    await page.getByRole('button', { name: 'Erase now' }).click();
    await expect(
      page.getByText('Your answers on this device are erased. One copy on our server is erased too.'),
    ).toBeVisible();
    for (const name of ['quiz-one', 'quiz-two'] as const) {
      const { answers, healthConsentAt } = await visitOn(page, name);
      expect([answers, healthConsentAt]).toEqual([{}, 0]);
    }
    await page.goto('/quiz/dialogues');
    await expect(page.getByRole('dialog', { name: 'Before we begin' })).toBeVisible();
    await expectDead(await onAnotherDevice(browser), link);
  });

  test('and in every other tab', async ({ page, context }) => {
    await returnTo(page, quizOne, 6);
    await seeScreen(page, quizOne, 6);
    const other = await context.newPage();
    await other.goto('/privacy');
    await other.getByRole('button', { name: 'Erase my answers' }).click();
    await other.getByRole('button', { name: 'Erase now' }).click();
    await begin(page);
    await expect(option(page, 'Another way')).toHaveAttribute('aria-pressed', 'false');
    await option(page, 'Woman').click();
    await seeScreen(page, quizOne, 2);
    expect(await visitOn(page, 'quiz-one')).toMatchObject({ answers: { 1: ['woman'] }, currentScreen: 2 });
  });

  test('as soon as the device is online again, when it was not', async ({ page, browser }) => {
    await returnTo(page, quizOne, 5);
    const link = await makeLink(page);
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Erase my answers' }).click();
    const eraseNow = page.getByRole('button', { name: 'Erase now' });
    await page.route('**/api/resume-links/erase', (route) => route.abort());
    await eraseNow.click();
    await expect(page.getByText('One copy on our server could not be reached.')).toBeVisible();
    await page.unroute('**/api/resume-links/erase');
    const erased = page.waitForResponse((response) => response.url().endsWith('/api/resume-links/erase'));
    await setOnline(page, false);
    await setOnline(page, true);
    expect((await erased).status()).toBe(204);
    await expectDead(await onAnotherDevice(browser), link);
  });
});

test('a device with other answers is asked which to keep', async ({ page, browser }) => {
  await returnTo(page, quizOne, 6);
  const link = await makeLink(page);
  const there = await onAnotherDevice(browser);
  await returnTo(there, quizOne, 14, nearShare(0));
  const own = await visitOn(there, 'quiz-one');
  await there.goto(link);
  const question = there.getByRole('heading', { level: 1, name: 'Which answers do you want to keep?' });
  await expect(question).toBeFocused();
  await expect(there.getByText('Here you are at question 14 of 29, the link leads to question 6 of 29.')).toBeVisible();
  await there.getByRole('button', { name: 'Keep those on this device' }).click();
  await seeScreen(there, quizOne, 14);
  expect((await visitOn(there, 'quiz-one')).answers).toEqual(own.answers);

  await there.goto('/help');
  await there.goto(link);
  await there.getByRole('button', { name: 'Take those from the link' }).click();
  await seeScreen(there, quizOne, 6);
  expect(await visitOn(there, 'quiz-one')).toEqual(await visitOn(page, 'quiz-one'));
});

test.describe('/resume', () => {
  test('without a link explains itself kindly', async ({ page }) => {
    await page.goto('/resume');
    await expect(page.getByRole('heading', { level: 1, name: 'This page needs a link' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the check-in' })).toHaveAttribute('href', '/quiz/dialogues');
  });

  test('without a network offers to try again, and keeps the link over a reload', async ({ page, browser }) => {
    await returnTo(page, quizOne, 6);
    const link = await makeLink(page);
    const there = await onAnotherDevice(browser);
    await there.route('**/api/resume-links/open', (route) => route.abort());
    await there.goto(link);
    await expect(there.getByRole('heading', { level: 1, name: 'Your link did not open' })).toBeVisible();
    await expect(there).toHaveURL('/resume');
    await there.reload();
    await expect(there.getByText('The service did not answer.')).toBeVisible();
    await there.unroute('**/api/resume-links/open');
    await there.getByRole('button', { name: 'Try again' }).click();
    await seeScreen(there, quizOne, 6);
  });
});

test.describe('on the narrowest screen, by keyboard alone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('everyone can make a link, and comes back to where he was', async ({ page }) => {
    await returnTo(page, quizOne, 6);
    await resumeButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByRole('heading', { name: 'Continue on another device' })).toBeFocused();
    await expectAccessible(page, 'before the link');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(resumeButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(sheet(page).getByRole('heading', { name: 'Continue on another device' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sheet(page).getByRole('button', { name: 'Make a link' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sheet(page).getByRole('img', { name: 'QR code of your link' })).toBeVisible();
    await expect(sheet(page).getByRole('status')).toHaveText('Your link is ready.');
    await expectAccessible(page, 'with a link');
    await page.keyboard.press('Escape');
    await expect(resumeButton(page)).toBeFocused();
    await seeScreen(page, quizOne, 6);
  });

  for (const path of ['/resume', '/resume#made-up']) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Go to the check-in' })).toBeVisible();
      await expectAccessible(page, path);
    });
  }
});
