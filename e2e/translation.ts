import type { Page } from '@playwright/test';
import { untilHydrated } from './until-hydrated.ts';

/**
 * Changes a page like the translation of Chrome and Safari, without changing the words: each text becomes an element
 * inside another, including every text that is added later.
 */
export async function translate(page: Page) {
  await untilHydrated(page);
  await page.evaluate(() => {
    const untouched = 'script, style, textarea, svg, font, [translate=no]';
    const replace = (text: Text) => {
      const parent = text.parentElement;
      if (parent === null || text.data.trim() === '' || parent.closest(untouched)) return;
      const translated = document.createElement('font');
      translated.append(document.createElement('font'));
      translated.firstElementChild!.textContent = text.data;
      text.replaceWith(translated);
    };
    const replaceIn = (node: Node) => {
      if (node instanceof Text) return replace(node);
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const all: Text[] = [];
      while (texts.nextNode()) all.push(texts.currentNode as Text);
      all.forEach(replace);
    };
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') replaceIn(target);
        else addedNodes.forEach(replaceIn);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
