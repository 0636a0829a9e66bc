/**
 * Needs a browser, whose voice and whose audio are replaced by ones that write down what they are given: sound is
 * offered once, the wind of a breath is heard only after a yes, and a voice reads each step of an exercise when it comes.
 */
import type { Page } from '@playwright/test';
import { signInHere } from './account.ts';
import { button, heading } from './exercises.ts';
import { expect, test } from './test.ts';
import { makeTrainee, plans } from './trainee.ts';

declare global {
  interface Window {
    heard: { said: string[]; winds: number };
    endSentence(): void;
  }
}

test.beforeEach(async ({ page, request, email }) => {
  await page.addInitScript(listen);
  await signInHere(page, await makeTrainee(request, email, plans.wellbeing, 'device'));
  await page.goto('/train/exercises');
});

test('each step is read aloud when it comes, sentence by sentence, until it is switched off', async ({ page }) => {
  await open(page, 'On your side');
  await button(page, 'Start').click();
  await expect(heading(page, 'Before you begin')).toBeFocused();
  const toggle = button(page, 'Read to me');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await said(page)).toEqual(['Before you begin']);
  await page.evaluate(() => window.endSentence());
  await expect.poll(async () => (await said(page)).length).toBe(2);
  await button(page, 'Begin').click();
  // What was left of the step before is not read.
  await expect.poll(async () => (await said(page)).length).toBe(3);
  expect((await said(page)).at(-1)).toBe(await heading(page).innerText());
  await toggle.click();
  await page.evaluate(() => window.endSentence());
  expect(await said(page)).toHaveLength(3);
});

test('sound is offered once, and after a yes the wind follows the breath', async ({ page }) => {
  await open(page, 'Settle');
  const ask = page.getByRole('group', { name: 'Sound' });
  await expect(ask.getByRole('button')).toHaveText(['Yes', 'No']);
  await ask.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked();
  await expect(ask).toHaveCount(0);
  await button(page, 'Start').click();
  await button(page, 'Go on').click();
  await button(page, 'Begin').click();
  await expect.poll(() => page.evaluate(() => window.heard.winds)).toBe(1);
});

async function open(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${name} .*min$`) }).click();
  const skip = button(page, 'Skip the lesson');
  await expect(skip.or(button(page, 'Start'))).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await expect(heading(page, name)).toBeFocused();
}

const said = (page: Page) => page.evaluate(() => window.heard.said);

/** Runs in the page before its code. */
function listen() {
  window.heard = { said: [], winds: 0 };
  window.endSentence = () => {};
  const voices = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'en-US', localService: true, default: true }],
    speak(utterance: { text: string; onend(): void }) {
      window.heard.said.push(utterance.text);
      window.endSentence = () => utterance.onend();
    },
    cancel() {},
  });
  Object.defineProperty(window, 'speechSynthesis', { value: voices });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    value: class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  });
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...given) {
    window.heard.winds += 1;
    start.apply(this, given);
  };
}
