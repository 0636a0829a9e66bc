/**
 * Needs a browser, which shows that answers outlive tabs, storage and devices, that a link's secret is in no request,
 * and what is left in the browser when the sealed answers are erased.
 */
import { calls } from '#contract/calls.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare } from '#testing/quiz/walk.ts';
import { expectAccessible } from './accessible.ts';
import { answer, begin, option } from './adhd.ts';
import { at } from './calls.ts';
import { query } from './database.ts';
import { emailTo } from './emails.ts';
import { allQuizzes, seeScreen } from './funnel-walk.ts';
import { passQuiz, returnTo } from './quiz-visit.ts';
import { makeLink, onAnotherDevice, resumeButton, sheet, visitOn } from './resume.ts';
import { expect, test } from './test.ts';

const { adhd, frequency, wellbeing } = quizzes;

for (const quiz of allQuizzes) {
  const { screens, email: afterScreens } = quizPages[quiz.name];
  // The tests below do the same with the other two quizzes, each in one variant.
  const tag = quiz === wellbeing ? [] : '@long';

  test.describe(`resuming ${quiz.name}`, () => {
    test(`a visitor of ${quiz.name} resumes after a reload, a closed tab and a closed browser`, { tag }, async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
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

      // A closed browser keeps localStorage, but not a tab's sessionStorage.
      const started = await browser.newContext({ baseURL, storageState: await context.storageState() });
      const again = await started.newPage();
      await again.goto(screens);
      await seeScreen(again, quiz, 12);
      expect(await visitOn(again, quiz.name)).toEqual(before);
    });

    test(`a visitor of ${quiz.name} resumes in an app’s browser that loses the site’s storage`, { tag }, async ({
      page,
    }) => {
      await returnTo(page, quiz, 12);
      await seeScreen(page, quiz, 12);
      const before = await visitOn(page, quiz.name);
      await page.evaluate(() => localStorage.clear());
      await page.goto(screens);
      await seeScreen(page, quiz, 12);
      await expect(
        page.getByRole('dialog', { name: /^(Before we begin|Find out where your attention drifts)$/ }),
      ).toHaveCount(0);
      expect(await visitOn(page, quiz.name)).toEqual(before);
    });

    test(`a visitor of ${quiz.name} resumes on another device by a link`, { tag: '@long' }, async ({
      page,
      browser,
    }) => {
      await returnTo(page, quiz, 12);
      await seeScreen(page, quiz, 12);
      const link = await makeLink(page);
      expect(link).toMatch(/\/resume#[\w-]{43}$/);

      const there = await onAnotherDevice(browser);
      const requests: string[] = [];
      there.on('request', (request) => requests.push(`${request.url()} ${JSON.stringify(request.headers())}`));
      await there.goto(link);
      await seeScreen(there, quiz, 12);
      await expect(there).toHaveURL(screens);
      expect(await visitOn(there, quiz.name)).toEqual(await visitOn(page, quiz.name));
      expect(requests.filter((request) => request.includes(link.split('#')[1]!))).toEqual([]);
    });

    test(`a visitor who has finished ${quiz.name} is led past it`, { tag }, async ({ page }) => {
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

test('without any storage, the quiz and its link work from memory', { tag: '@long' }, async ({ page, browser }) => {
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
  await seeScreen(page, adhd, 2);
  await answer(page, { age: '34' });
  await seeScreen(page, adhd, 3);
  const link = await makeLink(page);
  await page.getByRole('button', { name: 'Back to the previous question' }).click();
  await expect(page.getByLabel('Age in years')).toHaveValue('34');

  const there = await onAnotherDevice(browser);
  await there.goto(link);
  await seeScreen(there, adhd, 3);

  await page.getByRole('button', { name: 'Back to the previous question' }).click();
  await expect(option(page, 'Woman')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('a link by email', () => {
  test('a resume link arrives in a neutral email and opens the answers', async ({ page, browser, email }) => {
    await returnTo(page, frequency, 9);
    await resumeButton(page).click();
    await sheet(page).getByRole('button', { name: 'Make a link' }).click();
    await sheet(page).getByLabel('Or get it by email').fill('name@example');
    await sheet(page).getByRole('button', { name: 'Send it to me' }).click();
    await expect(sheet(page).getByText('Add the part that is missing, as in name@example.com.')).toBeVisible();
    await sheet(page).getByLabel('Or get it by email').fill(email);
    await sheet(page).getByRole('button', { name: 'Send it to me' }).click();
    await expect(sheet(page).getByText(`Sent. Check your email at ${email}.`)).toBeInViewport({ ratio: 1 });

    const text = await emailTo(email, 'Continue on another device with Everkite');
    const [link] = /http\S+\/resume#[\w-]+/.exec(text)!;
    const there = await onAnotherDevice(browser);
    await there.goto(link);
    await seeScreen(there, frequency, 9);
    expect(await visitOn(there, 'frequency')).toEqual(await visitOn(page, 'frequency'));
    await expect.poll(() => query('select 1 from jobs where payload::text like $1', [`%${email}%`])).toEqual([]);
  });
});

test('a device with other answers is asked which to keep', async ({ page, browser }) => {
  await returnTo(page, adhd, 6);
  const link = await makeLink(page);
  const there = await onAnotherDevice(browser);
  await returnTo(there, adhd, 14, nearShare(0));
  const own = await visitOn(there, 'adhd');
  await there.goto(link);
  const question = there.getByRole('heading', { level: 1, name: 'Which answers do you want to keep?' });
  await expect(question).toBeFocused();
  await expect(there.getByText('Here you are at question 14 of 29, the link leads to question 6 of 29.')).toBeVisible();
  await there.getByRole('button', { name: 'Keep those on this device' }).click();
  await seeScreen(there, adhd, 14);
  expect((await visitOn(there, 'adhd')).answers).toEqual(own.answers);

  await there.goto('/help');
  await there.goto(link);
  await there.getByRole('button', { name: 'Take those from the link' }).click();
  await seeScreen(there, adhd, 6);
  expect(await visitOn(there, 'adhd')).toEqual(await visitOn(page, 'adhd'));
});

test.describe('/resume', () => {
  test('the resume page without a link explains itself kindly', async ({ page }) => {
    await page.goto('/resume');
    await expect(page.getByRole('heading', { level: 1, name: 'This page needs a link' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the check-in' })).toHaveAttribute('href', '/quiz/dialogues');
  });

  test('the resume page without a network offers to try again, and keeps the link over a reload', {
    tag: '@long',
  }, async ({ page, browser }) => {
    await returnTo(page, adhd, 6);
    const link = await makeLink(page);
    const there = await onAnotherDevice(browser);
    await there.route(at(calls.openResumeLink), (route) => route.abort());
    await there.goto(link);
    await expect(there.getByRole('heading', { level: 1, name: 'Your link did not open' })).toBeVisible();
    await expect(there).toHaveURL('/resume');
    await there.reload();
    await expect(there.getByText('The service did not answer.')).toBeVisible();
    await there.unroute(at(calls.openResumeLink));
    await there.getByRole('button', { name: 'Try again' }).click();
    await seeScreen(there, adhd, 6);
  });
});

test.describe('on the narrowest screen, by keyboard alone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a link can be made by keyboard on the narrowest screen, which leads back to the same screen', {
    tag: '@long',
  }, async ({ page }) => {
    await returnTo(page, adhd, 6);
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
    await expect(sheet(page).getByText('Your link is ready.')).toBeVisible();
    await expect(sheet(page).getByRole('heading', { name: 'Continue on another device' })).toBeFocused();
    await expectAccessible(page, 'with a link');
    await page.keyboard.press('Escape');
    await expect(resumeButton(page)).toBeFocused();
    await seeScreen(page, adhd, 6);
  });

  test('the sheet opens again for a press that comes before it has told that it closed', { tag: '@long' }, async ({
    page,
  }) => {
    await returnTo(page, adhd, 6);
    await resumeButton(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.evaluate(() => {
      document.querySelector('dialog')!.close();
      (document.activeElement as HTMLElement).click();
    });
    await expect(sheet(page).getByRole('heading', { name: 'Continue on another device' })).toBeFocused();
  });

  for (const path of ['/resume', '/resume#made-up']) {
    test(`${path} is accessible on the narrowest screen`, { tag: '@long' }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Go to the check-in' })).toBeVisible();
      await expectAccessible(page, path);
    });
  }
});
