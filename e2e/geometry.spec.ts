// Needs a browser, which lays out: on small screens, questions and controls are in view, and nothing covers them. The
// stories of the gallery are the states, so that no product is needed.
import { expect, test } from '@playwright/test';
import { quizzes } from '#quiz/quizzes.ts';
import { rowsOf } from '#testing/long-tests.ts';
import { eveningCopy } from '#training/engines/evening-pages/evening-copy.ts';
import { frameCopy } from '#training/guided/frame-copy.ts';
import { askingStories, runningStories } from '#web/gallery/small-screen-stories.ts';
import { openGallery } from './gallery.ts';
import { buildGallery } from './gallery-build.ts';

let gallery: Awaited<ReturnType<typeof openGallery>>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
  await buildGallery();
  gallery = await openGallery(browser, 390);
});

/** The parts that stay on the screen over a page, by the story that opens them, or that has the buttons that do. */
const sheets: Record<string, string | [story: string, ...openers: string[]]> = {
  'the pause of an exercise with rounds': 'hold-the-line-paused',
  'the pause of a yardstick': 'same-or-not-paused',
  'the pause of a guided exercise': 'breath-paused',
  'the tabs below Today': 'today-start',
  'the tabs below Account': 'account-active',
  'the dark of a clock': 'clock-dark',
  'the dark of the evening': ['evening-horizon', eveningCopy.next, eveningCopy.close],
  'where to find help now': ['breath-before', frameCopy.help],
  'the sheet of a link to another device': 'resume-sheet-made',
  'the health consent': 'adhd-01-health-consent',
  'the terms of the payment': 'payment',
};

for (const [sheet, opened] of Object.entries(sheets)) {
  const [id, ...openers] = [opened].flat();
  test(`each button of ${sheet} can be pressed while the cookie banner is open`, async () => {
    const page = await gallery.showOn([390, 664], id!, true);
    for (const opener of openers) await page.getByRole('button', { name: opener }).click();
    expect(await page.evaluate(coveredControls)).toEqual([]);
  });
}

const shortPhones: readonly (readonly [number, number])[] = [
  [360, 640],
  [390, 664],
];

/** A phone on its side, a desktop's window at 200 % zoom, and two small phones (delight.md § 12). */
const lowScreens: readonly (readonly [number, number])[] = [
  [844, 390],
  [640, 400],
  [360, 640],
  [390, 664],
];

/** The button of each page of a guided exercise that shows or times something; pages that ask and write may scroll. */
const guidedPages: Record<string, string> = {
  'cloud-passing': 'Skip',
  'evening-horizon': eveningCopy.next,
  'guess-running': 'It is done',
  'guess-drill': 'Done',
  'first-two-minutes': 'That is enough',
  'breath-before': 'Begin',
};

for (const screen of rowsOf(lowScreens, { commit: 1 })) {
  test(`each running exercise fits on a screen of ${screen.join(' × ')}`, async () => {
    for (const id of runningStories) {
      const page = await gallery.showOn(screen, id);
      expect.soft(await page.evaluate(misplaced), id).toEqual([]);
    }
    for (const [id, name] of Object.entries(guidedPages)) {
      const page = await gallery.showOn(screen, id);
      const { x, y, width, height } = (await page.getByRole('main').getByRole('button', { name }).boundingBox())!;
      expect.soft(x + width, id).toBeLessThanOrEqual(screen[0]);
      expect.soft(y + height, id).toBeLessThanOrEqual(screen[1]);
    }
  });
}

/** Sideways, and a desktop's window at 200 % zoom. */
const sidewaysScreens = lowScreens.filter(([width, height]) => width > height);

test('sideways each step of a guided exercise has its question and all answers in view', async () => {
  for (const screen of sidewaysScreens) {
    for (const id of askingStories) {
      const page = await gallery.showOn(screen, id);
      expect.soft(await page.evaluate(outOfView), `${id} on ${screen}`).toEqual([]);
    }
  }
});

const infoCards = Object.entries(quizzes).flatMap(([quiz, { screens }]) =>
  screens.flatMap((screen, index) =>
    screen.type.startsWith('info') ? [`${quiz}-${String(index + 1).padStart(2, '0')}`] : [],
  ),
);

/** The buttons that continue from a page, whole and in view before any scrolling. */
const inView: Record<string, readonly [buttons: readonly string[], ids: readonly string[]]> = {
  'all answers of where training is kept': [
    ['Keep it on this device only', 'Keep it in my account too', 'Keep nothing'],
    ['training-consent'],
  ],
  'both answers of another place for training': [
    ['Keep it on this device only', 'Keep it in my account too'],
    ['training-consent-later'],
  ],
  'the button of every card in a quiz': [['Continue'], infoCards],
};

for (const [what, [buttons, ids]] of Object.entries(inView)) {
  test(`a short phone shows ${what}`, async () => {
    for (const screen of rowsOf(shortPhones, { commit: 1 })) {
      for (const id of ids) {
        const page = await gallery.showOn(screen, id);
        for (const name of buttons) {
          const box = (await page.getByRole('main').getByRole('button', { name }).boundingBox())!;
          // The button's edge of 4 px belongs to it.
          expect.soft(box.y + box.height + 4, `${id} on ${screen}`).toBeLessThanOrEqual(screen[1]);
        }
      }
    }
  });
}

test('a short phone shows every length with its price above the button, before and after one is chosen', async () => {
  for (const screen of shortPhones) {
    for (const id of ['adhd-offers', 'adhd-offers-chosen', 'wellbeing-offers']) {
      const page = await gallery.showOn(screen, id);
      const lengths = page.getByRole('radiogroup').locator('label');
      await expect(lengths).toHaveCount(3);
      const dock = (await page.getByRole('region', { name: 'Continue' }).boundingBox())!;
      const last = (await lengths.last().boundingBox())!;
      expect.soft(last.y + last.height, `${id} on ${screen}`).toBeLessThanOrEqual(dock.y);
    }
  }
});

test('a scale of eleven is answered where its string is pressed, in its middle too, by keys, and stays open again', async () => {
  const page = await gallery.showOn([360, 640], 'scale');
  const scale = page.getByRole('region', { name: 'No answer yet' });
  const slider = scale.getByRole('slider', { name: 'Wound up' });
  const { width, height } = (await slider.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(44);
  await slider.click();
  await expect(scale.getByText('5', { exact: true })).toBeVisible();
  await slider.press('ArrowRight');
  await expect(scale.getByText('6', { exact: true })).toBeVisible();
  await slider.click({ position: { x: width - 3, y: height / 2 } });
  await expect(slider).toHaveValue('10');
  await scale.getByRole('button', { name: 'Take it back' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', 'No answer yet');
});

test('the answers of quiz two stand at the same place on every question, under a thumb that need not look', async () => {
  const ids = quizzes.frequency.screens.flatMap(({ everyday }, index) =>
    everyday === undefined ? [] : [`frequency-${String(index + 1).padStart(2, '0')}`],
  );
  for (const screen of [...shortPhones, [390, 844] as const]) {
    const places = new Set<number>();
    for (const id of ids) {
      const page = await gallery.showOn(screen, id);
      const answers = page.getByRole('main').getByRole('button');
      await expect(answers).toHaveCount(4);
      places.add(Math.round((await answers.first().boundingBox())!.y));
    }
    expect.soft([...places], `on ${screen}`).toHaveLength(1);
  }
});

/** Stories for text of double size, on a small phone and on a usual one, where people who need it read. */
const bigTextStories = [
  'home',
  'header-signed-in',
  'today-start',
  'today-carry-on',
  'today-done',
  'today-pause',
  'all-exercises',
  'training-consent',
  'account-active',
];

test('text of double size is neither cut nor beside the screen on Home, in training and on Account', async () => {
  for (const width of rowsOf([360, 390], { commit: 1 })) {
    for (const id of bigTextStories) {
      const page = await gallery.showOn([width, 800], id);
      const big = await page.addStyleTag({ content: 'html { font-size: 200%; }' });
      expect.soft(await page.evaluate(cutTexts), `${id}, ${width} wide`).toEqual([]);
      await big.evaluate((element) => (element as Element).remove());
    }
  }
});

/** Runs in the page: texts that extend beyond the screen's side, their control, or a part that hides overflow. */
function cutTexts(): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement!;
    if (text.textContent!.trim() === '' || !parent.checkVisibility() || parent.closest('.visually-hidden, svg'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right } of range.getClientRects()) {
      const holds = (box: DOMRect) => left >= box.left - 1 && right <= box.right + 1;
      const isOnScreen = left >= -1 && right <= document.documentElement.clientWidth + 1;
      let isHeld = isOnScreen;
      for (let one: Element | null = parent; one !== null && one !== document.body; one = one.parentElement) {
        const { overflowX, display } = getComputedStyle(one);
        const bounds = one.matches('a, button, label') && !display.startsWith('inline');
        if ((bounds || overflowX === 'hidden' || overflowX === 'clip') && !holds(one.getBoundingClientRect()))
          isHeld = false;
      }
      if (!isHeld)
        found.add(`“${text.textContent!.trim().slice(0, 40)}” from ${Math.round(left)} to ${Math.round(right)}`);
    }
  }
  return [...found];
}

/**
 * Runs in the page: parts of an exercise's instruction, stage and answers that are outside the screen, covered or too
 * small.
 */
function misplaced(): string[] {
  const shown = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    !one.closest('.visually-hidden') &&
    one.getClientRects().length > 0;
  const boxOf = (one: Element): Element[] =>
    getComputedStyle(one).display === 'contents' ? [...one.children].flatMap(boxOf) : [one];
  const parts = [...document.querySelectorAll('main')].flatMap(boxOf).filter(shown);
  const found: string[] = [];
  const nameOf = (one: Element) => `${one.tagName.toLowerCase()} ${(one.textContent ?? '').trim().slice(0, 30)}`;
  const isInside = (box: DOMRect) =>
    box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  for (const one of [...parts, ...document.querySelectorAll('main button, main h1, main h2')].filter(shown)) {
    const box = one.getBoundingClientRect();
    if (!isInside(box)) found.push(`${nameOf(one)} ends at ${Math.round(box.right)}, ${Math.round(box.bottom)}`);
  }
  for (const button of [...document.querySelectorAll('main button')].filter(shown)) {
    // Of a card that is moved, all but its arrows is the handle.
    const handle = button.matches('[data-grip="name"]') ? button.parentElement! : button;
    const { left, right, top, bottom } = handle.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // In an arena the nearest kite takes a finger's press.
    const takesPress = getComputedStyle(button).pointerEvents !== 'none';
    if (takesPress && !handle.contains(hit)) found.push(`${nameOf(button)} is covered`);
    // The link to help is part of a sentence.
    const isInline = button.getAttribute('aria-haspopup') === 'dialog';
    if (!isInline && (right - left < 44 || bottom - top < 44)) found.push(`${nameOf(button)} is too small`);
  }
  for (const [index, one] of parts.entries()) {
    const box = one.getBoundingClientRect();
    const isPlayed = one.matches('[data-stage]') && !parts.some((part) => part.matches('section'));
    const hasPicture = one.matches('svg') || one.querySelector('svg') !== null;
    const height = Math.round(Math.max(box.height, one.querySelector('svg')?.getBoundingClientRect().height ?? 0));
    if (isPlayed && hasPicture && height < 200) found.push(`the stage is ${height} pixels high`);
    for (const other of parts.slice(index + 1)) {
      const beside = other.getBoundingClientRect();
      const across = Math.min(box.right, beside.right) - Math.max(box.left, beside.left);
      const down = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top);
      if (across > 2 && down > 2) found.push(`${nameOf(one)} and ${nameOf(other)} overlap by ${across} × ${down}`);
    }
  }
  return [...new Set(found)];
}

/** Runs in the page: a question, or a control that answers it, that is not whole on the screen. */
function outOfView(): string[] {
  const asked = [...document.querySelectorAll('main h1 > span, main button, main input, main textarea')];
  return asked
    .filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.getAttribute('aria-haspopup') !== 'dialog',
    )
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.top < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
    .map(({ one, box }) => `${one.tagName} ${(one.textContent ?? '').slice(0, 30)} ends at ${Math.round(box.bottom)}`);
}

/** Every part that opens a dialog, by the story that shows it or has the button that opens it. */
const dialogs: Record<string, readonly [story: string, ...openers: string[]]> = {
  'help-now.tsx': ['breath-before', frameCopy.help],
  'resume-sheet.tsx': ['resume-sheet'],
  'dark-screen.tsx': ['evening-horizon', eveningCopy.next, eveningCopy.close],
  'dialog.tsx of the console': ['console-acts-refund'],
  'menu.tsx of the console': ['console-frame-menu'],
};

test('each dialog opens as a plain part over the page in a browser without showModal', async () => {
  for (const [dialog, [id, ...openers]] of Object.entries(dialogs)) {
    const page = await gallery.showOn([390, 664], 'ui-button');
    const putBack = await page.evaluateHandle(() => {
      const { showModal, show, close } = HTMLDialogElement.prototype;
      for (const name of ['showModal', 'show', 'close']) {
        delete (HTMLDialogElement.prototype as unknown as Record<string, unknown>)[name];
      }
      return () => Object.assign(HTMLDialogElement.prototype, { showModal, show, close });
    });
    await gallery.showOn([390, 664], id);
    for (const opener of openers) await page.getByRole('button', { name: opener }).click();
    await expect.soft(page.locator('dialog[open][data-plain]'), dialog).toBeVisible();
    expect.soft(await page.evaluate(coveredControls), dialog).toEqual([]);
    await putBack.evaluate((back) => back());
  }
});

/** Runs in the page: the names of controls over the page that something else covers. */
function coveredControls(): string[] {
  const layers = [...document.querySelectorAll('dialog[open], [role="dialog"]')];
  const kept = [...document.querySelectorAll('body *')].filter((one) =>
    ['fixed', 'sticky'].includes(getComputedStyle(one).position),
  );
  const roots = layers.length > 0 ? layers : kept;
  const controls = roots
    .flatMap((one) => [one, ...one.querySelectorAll('*')])
    .filter((one) => one.matches('button, a[href], input, summary') && one.checkVisibility())
    .filter((one) => one.closest('[aria-labelledby="cookie-title"]') === null)
    // A check box is pressed by its label.
    .map((one) => one.closest('label') ?? one);
  if (controls.length === 0) return ['there is nothing to press'];
  return [...new Set(controls)]
    .filter((one) => {
      one.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (top < -1 || bottom > innerHeight + 1) return true;
      const spots = [top + 4, (top + bottom) / 2, bottom - 4];
      return spots.some((y) => {
        const hit = document.elementFromPoint((left + right) / 2, y);
        return hit === null || !(one.contains(hit) || hit.contains(one));
      });
    })
    .map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim());
}
