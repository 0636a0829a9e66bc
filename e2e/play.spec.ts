/** Needs a browser, which shows the play over a page, moves the focus, and goes back in its history. */
import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { playEvents } from './expected-events.ts';
import { deviceIdOf, storedEvents } from './stored-events.ts';
import { expect, test } from './test.ts';
import { untilHydrated } from './until-hydrated.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const opener = (page: Page) => page.getByRole('button', { name: /^Hold the line, 40 seconds/ });
const play = (page: Page) => page.getByRole('dialog', { name: 'Hold the line, three rounds' });
const ask = (page: Page, name: string) => play(page).getByRole('heading', { name });

/** Opens it on Home, scrolled a little. */
async function open(page: Page) {
  await page.goto('/');
  await untilHydrated(page);
  await page.evaluate(() => scrollTo(0, 120));
  await opener(page).press('Enter');
  await expect(ask(page, 'These two are yours')).toBeFocused();
}

async function seeClosed(page: Page) {
  await expect(play(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(120);
  await expect(page).toHaveURL('/');
}

test('the play closes by its button, by Esc and by Back, and leaves the page and the focus where they were', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('Escape');
  await seeClosed(page);
  await opener(page).press('Enter');
  await play(page).getByRole('button', { name: 'Close' }).click();
  await seeClosed(page);
  await opener(page).press('Enter');
  await expect(play(page)).toBeVisible();
  await page.goBack();
  await seeClosed(page);
});

test('the play asks for all of its files with the press, and not for one after the other', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await untilHydrated(page);
  const before = asked.length;
  // The first file never comes, so that what it imports is asked for by the page alone.
  await page.route('**/play-once-*.js', () => {});
  await opener(page).press('Enter');
  for (const name of ['rounds', 'play', 'train', 'use-tracking-run']) {
    await expect.poll(() => asked.slice(before).some((file) => file.startsWith(`/assets/${name}-`)), name).toBe(true);
  }
});

test('three rounds by keyboard and by pointer end at the quiz, and no answer, time or score leaves the device', {
  tag: '@long',
}, async ({ page, context }) => {
  const sent: Request[] = [];
  await open(page);
  page.on('request', (request) => sent.push(request));

  await test.step('by keyboard', async () => {
    await expect(ask(page, 'Tap your two kites')).toBeFocused({ timeout: 15_000 });
    await expectAccessible(page, 'the play');
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await expect(ask(page, 'These two were yours')).toBeFocused();
    await page.keyboard.press('Enter');
  });
  for (const last of ['Next round', 'Finish']) {
    await test.step('by pointer', async () => {
      await expect(ask(page, 'Tap your two kites')).toBeFocused({ timeout: 15_000 });
      for (const kite of ['Kite 1', 'Kite 2']) {
        const box = await play(page).getByRole('button', { name: kite, exact: true }).boundingBox();
        await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
      }
      await play(page).getByRole('button', { name: last }).click();
    });
  }
  await expect(ask(page, 'That is what attention feels like. Where does yours drift?')).toBeFocused();
  await expect(play(page)).toContainText('Nothing was kept.');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await play(page).getByRole('button', { name: 'See my pattern' }).click();
  await expect(page.getByRole('dialog', { name: 'Find out where your attention drifts' })).toBeVisible();

  const device = (await deviceIdOf(context))!;
  await expect
    .poll(async () => {
      const events = await storedEvents(device);
      return events.filter(({ name }) => name.startsWith('play_')).map(({ name, properties }) => [name, properties]);
    })
    .toEqual(playEvents);
  const said = sent.map((request) => request.postData() ?? '').join(' ') + kept;
  expect(said).not.toMatch(/chosen|trial|"rt"|hold-the-line|kites/i);
});

test.describe('without consent to measuring', () => {
  test.use({ cookieChoice: 'rejected' });

  test('nothing at all is sent of a play', async ({ page }) => {
    await open(page);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.keyboard.press('Escape');
    await seeClosed(page);
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('three dots change once each instead of kites', { tag: '@long' }, async ({ page }) => {
    await page.goto('/quiztwo');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Play 40 seconds first' }).click();
    for (const dot of ['first', 'second', 'third']) {
      await expect(ask(page, `Press when the ${dot} dot changes`)).toBeFocused();
      await expect(play(page).getByText('Now', { exact: true })).toHaveCount(1, { timeout: 10_000 });
      await page.keyboard.press('Space');
    }
    await expect(ask(page, 'That is what attention feels like. Where does yours drift?')).toBeFocused();
    await expectAccessible(page, 'after the play');
    await play(page).getByRole('button', { name: 'See my pattern' }).click();
    await expect(page).toHaveURL('/quiztwo/screens');
  });
});
