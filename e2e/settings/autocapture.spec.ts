/** Needs a browser, which has presses, fields and downloads to capture, and texts that must not be captured. */
import type { Page } from '@playwright/test';
import { quizPages } from '#contract/quiz-pages.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { answer, beginButton, check } from '../adhd.ts';
import { capturedOf, pressPrivacy } from '../captured.ts';
import { captured } from '../expected-events.ts';
import { goToOffers } from '../funnel-walk.ts';
import { mouse } from '../hands.ts';
import { passQuiz } from '../quiz-visit.ts';
import { deviceIdOf } from '../stored-events.ts';
import { consolePassword, expect, test } from '../test.ts';

const { adhd } = quizzes;

// § 5, § 9: switches on everything that can be captured.
test.use({ settings: { AUTOCAPTURE: 'clicks,forms,downloads' } });

/**
 * Opens a page and waits until it captures, which is when the tracker listens for changes on the document. It is not
 * enough that the code has loaded, because it may not have run yet.
 */
async function open(page: Page, address: string) {
  await page.addInitScript(() => {
    const listen = document.addEventListener;
    document.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      listen.call(document, type, listener, options);
      if (type === 'change' && options?.capture && options.signal) Object.assign(window, { isCapturing: true });
    };
  });
  await page.goto(address);
  await page.waitForFunction(() => 'isCapturing' in window);
}

/**
 * Waits until nothing has changed for as long as a press waits for its effect (§ 9), because a late change would count
 * as one.
 */
async function untilAtRest(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const waitMs = 500;
        let timer = setTimeout(resolve, waitMs);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, waitMs);
        }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
  );
}

/** Adds elements to Home that no page of ours has, in front of everything else. */
async function place(page: Page, html: string) {
  await page.evaluate((inside) => {
    const box = document.createElement('section');
    box.style.cssText = 'position:fixed;inset:0;z-index:9999;background:#fff';
    box.innerHTML = inside;
    document.body.append(box);
  }, html);
}

test('a press on Home is captured once, with the site’s own text and no query', async ({ page }) => {
  await open(page, '/?utm_source=newsletter&token=secret');
  await pressPrivacy(page);
  const [pressed, ...more] = await capturedOf(page, 'close_main');
  expect(more).toEqual([]);
  expect(pressed!.name).toBe(captured.clicked);
  expect(pressed!.properties).toMatchObject({
    cohort: 'A',
    '[Amplitude] Element Tag': 'a',
    '[Amplitude] Element Text': 'Privacy',
    '[Amplitude] Element Href': '/privacy',
    '[Amplitude] Click Count': 1,
    '[Amplitude] Page Title': expect.stringContaining('Everkite'),
    '[Amplitude] Page URL': expect.stringMatching(/^http:\/\/localhost:\d+\/$/),
  });
  expect(JSON.stringify(pressed!.properties)).not.toMatch(/secret|newsletter/);
});

test('quick presses on one spot are one event, and a press without effect is none (§ 9)', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/');
  const question = page.locator('summary').first();
  await question.scrollIntoViewIfNeeded();
  await untilAtRest(page);
  await page.getByRole('heading', { name: 'Fair questions' }).click();
  await question.click({ clickCount: 3 });
  const taken = await capturedOf(page, 'close_main');
  expect(taken.map(({ properties }) => properties)).toMatchObject([
    { '[Amplitude] Element Tag': 'summary', '[Amplitude] Click Count': 3 },
  ]);
});

test('card and social security numbers, passwords and private text are not captured (§ 5)', async ({ page }) => {
  await open(page, '/');
  await place(
    page,
    `<p>4242 4242 <button id="card"><b>4242</b><i>4242</i> pay</button> 4242</p>
     <button title="123-45-6789">123<span>-45-</span>6789 people</button>
     <input type="password" aria-label="Password"> <input autocomplete="current-password" aria-label="Shown">
     <div data-private><button>Private</button></div> <p contenteditable="true">Written</p>
     <button id="last">Last</button>`,
  );
  await page.locator('#card').click();
  await page.getByRole('button', { name: 'people' }).click();
  for (const label of ['Password', 'Shown']) await page.getByLabel(label).click();
  await page.getByRole('button', { name: 'Private' }).click();
  await page.getByText('Written').click();
  await page.locator('#last').click();
  const taken = await capturedOf(page, 'close_main');
  expect(taken.map(({ properties }) => properties['[Amplitude] Element Text'])).toEqual(['pay', 'people', 'Last']);
  const text = JSON.stringify(taken).replaceAll(new URL(page.url()).origin, 'site');
  expect(text).not.toMatch(/4242|6789|-45-|Private|Written|password/i);
});

test('a changed field is captured without its value (§ 5)', { tag: '@long' }, async ({ page }) => {
  await open(page, '/');
  await place(
    page,
    `<label>Mood <select name="mood"><option>Calm</option><option>Restless</option></select></label>
     <input name="note" aria-label="Note"> <label><input type="checkbox" name="often" value="daily"> Often</label>
     <input type="password" name="secret" aria-label="Secret">`,
  );
  // Typed, because changes by a script are not captured.
  await page.getByLabel('Mood').press('ArrowDown');
  for (const [label, text] of [
    ['Secret', 'swordfish'],
    ['Note', 'I cannot sleep'],
  ] as const) {
    await page.getByLabel(label).pressSequentially(text);
    await page.getByLabel(label).press('Tab');
  }
  await page.getByLabel('Often').click();
  const taken = await capturedOf(page, 'close_main');
  const changed = taken.filter(({ name }) => name === captured.changed);
  expect(changed.map(({ properties }) => properties['[Amplitude] Element Attributes'])).toEqual([
    { name: 'mood' },
    { name: 'note' },
    { name: 'often', type: 'checkbox' },
  ]);
  expect(JSON.stringify(taken)).not.toMatch(/Calm|Restless|sleep|daily|swordfish|secret/);
});

test('a download is captured with the name of its file', { tag: '@long' }, async ({ page }) => {
  await open(page, '/');
  await place(page, '<a id="guide" href="/files/guide.pdf?token=secret">The guide</a>');
  await page.locator('#guide').evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await page.locator('#guide').click();
  const taken = await capturedOf(page, 'close_main');
  const [downloaded] = taken.filter(({ name }) => name === captured.downloaded);
  expect(downloaded!.properties).toEqual({
    cohort: 'A',
    '[Amplitude] File Extension': 'pdf',
    '[Amplitude] File Name': 'guide.pdf',
    '[Amplitude] Link ID': 'guide',
    '[Amplitude] Link Text': 'The guide',
    '[Amplitude] Link URL': '/files/guide.pdf',
    '[Amplitude] Page URL': expect.stringMatching(/\/$/),
  });
  expect(JSON.stringify(taken)).not.toContain('secret');
});

test('in a quiz nothing is captured, from the consent to the offers', { tag: '@long' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Start the check-in' }).first().click();
  await expect(page).toHaveURL('/quiz/dialogues');
  await beginButton(page).click();
  await answer(page, 'Woman');
  await answer(page, { age: '34' });
  await check(page, 'I feel restless when it gets quiet');
  await passQuiz(page, adhd);
  await page.goto(quizPages[adhd.name].email);
  await goToOffers(page, adhd, mouse);
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .first()
    .click();
  const taken = await capturedOf(page, 'screen35_close');
  // The only press was on Home.
  expect(taken.map(({ properties }) => properties['[Amplitude] Element Text'])).toEqual(['Start the check-in']);
});

test.describe('after Reject', () => {
  test.use({ cookieChoice: 'rejected' });

  test('after Reject no configuration is requested and nothing is captured', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (/\/config\/remote|\/autocapture-/.test(request.url())) requested.push(request.url());
    });
    await page.clock.install();
    await page.goto('/');
    await page.clock.fastForward(60_000);
    await pressPrivacy(page);
    await page.clock.fastForward(60_000);
    await page.goto('/help');
    expect(requested).toEqual([]);
    expect(await deviceIdOf(page.context())).toBeNull();
  });

  test.describe('that comes later', () => {
    test.use({ cookieChoice: null });

    test('a press that was not sent before Reject is removed', { tag: '@long' }, async ({ page }) => {
      await open(page, '/');
      const uploads: string[] = [];
      page.on('request', (request) => {
        if ((request.postData() ?? '').includes(captured.clicked)) uploads.push(request.url());
      });
      await page.locator('summary').first().click();
      await page.getByRole('region', { name: 'We value your privacy' }).getByRole('button', { name: 'Reject' }).click();
      await page.goto('/help');
      expect(uploads).toEqual([]);
      expect(await deviceIdOf(page.context())).toBeNull();
    });
  });
});

test('a captured press is counted at the element that the operator points at (§ 9)', async ({ page, context }) => {
  await open(page, '/');
  await page.locator('summary').nth(1).click();
  await capturedOf(page, 'close_main');

  const desk = await context.newPage();
  await desk.goto('/console/elements');
  await desk.getByLabel('Password', { exact: true }).fill(consolePassword);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  const opening = desk.waitForEvent('popup');
  await desk.getByRole('button', { name: 'Home', exact: true }).click();
  const opened = await opening;
  await opened.getByRole('button', { name: 'Stop' }).waitFor();
  const [second, third] = [opened.locator('summary').nth(1), opened.locator('summary').nth(2)];
  for (const question of [second, third]) {
    await question.click();
    const picked = desk.getByRole('region', { name: `Picked: ${await question.textContent()}` });
    const counted =
      question === second ? /Presses: [1-9]\d* by [1-9]\d* (person|people), in 28 days/ : 'Presses: none, in 28 days';
    await expect(picked).toContainText(counted);
  }
});
