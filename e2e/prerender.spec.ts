/**
 * Needs a browser, which shows the server's HTML before and without the page's code: it is complete, taps are kept
 * until the code has loaded, hydration changes nothing, and the page still works if a part of the code never loads.
 */
import { quizPages } from '#contract/quiz-pages.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { signInHere } from './account.ts';
import { begin, option, pressContinue, seeScreen } from './adhd.ts';
import { kept } from './browser-storage.ts';
import { optionOf, seeScreen as seeScreenOf } from './funnel-walk.ts';
import { hold } from './held-calls.ts';
import { returnTo } from './quiz-visit.ts';
import { expect, test } from './test.ts';
import { makeTrainee, plans } from './trainee.ts';
import { untilHydrated } from './until-hydrated.ts';

const { adhd, frequency, wellbeing } = quizzes;

const firstQuestion = 'How do you describe yourself?';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, cookieChoice: null });

  test('Home is complete without JavaScript', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your mind isn’t broken. It’s windy up there.' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start the check-in' })).toHaveAttribute('href', '/begin');
    await expect(page.getByText('29 short screens · 4 minutes · no email needed · result explained')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Three ways to begin' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Who is behind this' })).toContainText('the operator of this site');
    await expect(page.getByRole('region', { name: 'Prices, before you start' }).getByRole('list')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel a subscription' })).toBeVisible();
  });

  test('the first screen of the adhd quiz is complete without JavaScript', async ({ page }) => {
    await page.goto('/quiz/dialogues');
    await expect(page.getByRole('dialog', { name: 'Find out where your attention drifts' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: firstQuestion })).toBeVisible();
    const options = page.getByRole('group', { name: firstQuestion }).getByRole('button');
    await expect(options).toHaveText([/Woman/, /Man/, /Another way/, /I’d rather not say/]);
    await expect(page.getByText('1 / 29')).toBeVisible();
  });

  for (const quiz of [frequency, wellbeing]) {
    const { start, screens } = quizPages[quiz.name];

    test(`the start page and the first screen of ${quiz.name} are complete without JavaScript`, async ({ page }) => {
      await page.goto(start);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Start', exact: true })).toHaveAttribute('href', screens);
      await page.goto(screens);
      await expect(page.getByRole('button', { name: 'I’m 18 or over, begin' })).toBeVisible();
      const { title, options = [] } = quiz.screens[0]!;
      const shown = page.getByRole('group', { name: title }).getByRole('button');
      await expect(shown).toHaveText(options.map(({ label }) => new RegExp(label)));
      await expect(page.getByText('1 / 29')).toBeVisible();
    });
  }
});

test('Today and the first try are seen before their code: heading, picture and room for what comes', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, name] of [
    ['/train', 'Today'],
    ['/train/sample', 'A first flight'],
  ] as const) {
    await page.goto(path);
    const card = page.getByRole('region', { name });
    await expect(card.getByRole('heading', { level: 1, name })).toBeVisible();
    expect((await card.boundingBox())!.height).toBeGreaterThan(320);
  }
  await context.close();
});

test('a landing page names at most four files of code, as each costs a slow phone a round trip', async ({ page }) => {
  for (const path of ['/', ...Object.values(quizPages).flatMap(({ start, screens }) => [start, screens])]) {
    const html = await (await page.request.get(path)).text();
    const files = new Set(html.match(/\/assets\/[\w-]+\.js/g));
    expect(files.size, path).toBeGreaterThan(1);
    expect([...files].length, `${path}: ${[...files].join(' ')}`).toBeLessThanOrEqual(4);
  }
});

test.describe('a tap before the page’s code is there', () => {
  test.use({ cookieChoice: null });

  test('a tap on the consent or the first answer before the page’s code is there is not lost', async ({ page }) => {
    const code = await hold(page, '**/assets/*.js');
    await page.goto('/quiz/dialogues', { waitUntil: 'commit' });
    await begin(page);
    await option(page, 'Another way').click();
    await expect(page.getByText('1 / 29')).toBeVisible();
    code.release();
    await seeScreen(page, 2, 'How old are you?');
    await page.getByRole('button', { name: 'Back to the previous question' }).click();
    await seeScreen(page, 1, firstQuestion);
    await expect(option(page, 'Another way')).toHaveAttribute('aria-pressed', 'true');
  });

  for (const quiz of [frequency, wellbeing]) {
    test(`a tap before the page’s code is there is not lost in ${quiz.name}`, { tag: '@long' }, async ({ page }) => {
      const code = await hold(page, '**/assets/*.js');
      await page.goto(quizPages[quiz.name].screens, { waitUntil: 'commit' });
      await begin(page);
      const screen = quiz.screens[0]!;
      const second = screen.options![1]!.id;
      await optionOf(page, screen, second).click();
      code.release();
      await seeScreenOf(page, quiz, 2);
      await page.getByRole('button', { name: 'Back to the previous question' }).click();
      await expect(optionOf(page, screen, second)).toHaveAttribute('aria-pressed', 'true');
    });
  }

  test('the last of several taps before the page’s code is there counts', async ({ page }) => {
    const code = await hold(page, '**/assets/*.js');
    await page.goto('/quiz/dialogues', { waitUntil: 'commit' });
    await begin(page);
    await option(page, 'Woman').click();
    await option(page, 'Man').click();
    code.release();
    await seeScreen(page, 2, 'How old are you?');
    await page.getByRole('button', { name: 'Back to the previous question' }).click();
    await expect(option(page, 'Man')).toHaveAttribute('aria-pressed', 'true');
    await expect(option(page, 'Woman')).toHaveAttribute('aria-pressed', 'false');
  });

  test('a tap on Login’s button before the page’s code is there is not lost', { tag: '@long' }, async ({
    page,
    email,
  }) => {
    const code = await hold(page, '**/assets/*.js');
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill('no-such-password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    code.release();
    await expect(page.getByText('Email or password is not right.')).toBeVisible();
  });

  test('a tap on Privacy’s button for erasing before the page’s code is there is not lost', { tag: '@long' }, async ({
    page,
  }) => {
    const code = await hold(page, '**/assets/*.js');
    await page.goto('/privacy', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Erase my answers' }).click();
    code.release();
    await expect(page.getByRole('button', { name: 'Erase now' })).toBeVisible();
  });

  test.describe('on a first visit that draws C', () => {
    test.use({ drawnCohort: 'C' });

    test('a press on Home’s button before the page’s code is there leads to the drawn quiz', { tag: '@long' }, async ({
      page,
    }) => {
      const code = await hold(page, '**/assets/*.js');
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('link', { name: 'Start the check-in' }).click();
      await expect(page).toHaveURL('/begin');
      for (const { start } of Object.values(quizPages)) {
        await expect(page.locator(`main a[href="${start}"]`)).toBeVisible();
      }
      code.release();
      await expect(page).toHaveURL('/mental-quiz');
      await expect(page.getByRole('link', { name: 'Start', exact: true })).toBeVisible();
      expect(await kept(page, 'everkite.visitor')).toEqual({ cohort: 'C', drawn: 'C' });
    });
  });
});

test.describe('files that never arrive', () => {
  test.use({ cookieChoice: null });

  test('the quiz goes on without the code of measuring', { tag: '@long' }, async ({ page, pageFaults }) => {
    await page.route(/\/assets\/measuring-/, (route) => route.abort());
    const lost = page.waitForRequest(/\/assets\/measuring-/);
    await page.goto('/quiz/dialogues');
    await lost;
    await begin(page);
    await option(page, 'Woman').click();
    await seeScreen(page, 2, 'How old are you?');
    expect(pageFaults.splice(0)).toEqual([expect.stringContaining('Failed to fetch dynamically imported module')]);
  });

  test('the banner stays without its code, and its answer holds', async ({ page, pageFaults }) => {
    await page.route(/\/assets\/overlays-/, (route) => route.abort());
    await page.goto('/');
    // Measuring uses the same file, and comes last.
    await expect.poll(() => pageFaults).toEqual([expect.stringMatching(/Failed to fetch .*\/measuring-/)]);
    pageFaults.length = 0;
    const banner = page.getByRole('region', { name: 'We value your privacy' });
    await banner.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(banner).toBeHidden();
    await page.unroute(/\/assets\/overlays-/);
    await page.reload();
    await untilHydrated(page);
    await expect(banner).toBeHidden();
  });

  test('training opens without its styles, and the next page asks for them again', async ({ page, request, email }) => {
    const sheet = /\/assets\/training-.*\.css/;
    await page.route(sheet, (route) => route.abort());
    await signInHere(page, await makeTrainee(request, email, plans.adhd, 'account'));
    await page.goto('/account');
    await page.getByRole('link', { name: 'Progress', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Progress', level: 1 })).toBeVisible();
    await page.unroute(sheet);
    const asked = page.waitForResponse(sheet);
    await page.getByRole('link', { name: 'Train', exact: true }).click();
    await expect(page.getByRole('heading', { name: / flight$/, level: 1 })).toBeVisible();
    await asked;
  });

  test('the quiz goes on without a picture', { tag: '@long' }, async ({ page }) => {
    await page.route(/\/assets\/climb-scene-/, (route) => route.abort());
    await returnTo(page, adhd, 4);
    await option(page, 'As a child').click();
    await seeScreen(page, 5, 'You first noticed it as a child');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('without the code of the next questions the page reloads by itself, and the answer is kept', {
    tag: '@long',
  }, async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    // Missing while the page is open, because some browsers request a failed file again and others never do.
    await page.route(/\/assets\/questions-/, (route) => (loads === 1 ? route.abort() : route.fallback()));
    await page.clock.install();
    await page.goto('/quiz/dialogues');
    await begin(page);
    await option(page, 'Woman').click();
    await page.clock.fastForward(1000);
    await expect(page.getByText('The next part did not load.')).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(4000);
      await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(option(page, 'Woman')).toHaveAttribute('aria-pressed', 'true');
    await pressContinue(page);
    await seeScreen(page, 2, 'How old are you?');
  });
});

test('hydration changes nothing of the page that the server sent, by Night too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/', '/quiz/dialogues', '/auth/login', '/no/such/page']) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  }
});

test('hydration changes nothing of the frames of training, for the person who is signed in', async ({
  page,
  request,
  email,
}) => {
  await signInHere(page, await makeTrainee(request, email, plans.wellbeing, 'account'));
  const opened: string[] = [];
  page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
  for (const path of ['/train/sample', '/train']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  }
  // Nobody is sent to Login and back.
  expect(opened).toEqual(['/train/sample', '/train']);
});
