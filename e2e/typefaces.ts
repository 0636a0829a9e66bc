import type { CDPSession, Page } from '@playwright/test';

/** The typefaces that the product brings along, as their files call them; a weight may follow. */
const own = /^(Figtree|Familjen Grotesk)\b/;

type Seen = [family: string, characters: string[]];

/** Keeps which characters were seen in which CSS font family. */
export class SeenCharacters {
  readonly #seen = new Map<string, Set<string>>();

  /** Looks at what the page shows now. */
  async look(page: Page) {
    for (const [family, characters] of await page.evaluate(charactersInPage)) {
      const known = this.#seen.get(family) ?? new Set();
      for (const character of characters) known.add(character);
      this.#seen.set(family, known);
    }
  }

  /** The characters that some other typeface had to draw, because ours do not have them; such as `← by DejaVu Sans`. */
  async drawnByOthers(page: Page, devtools: CDPSession): Promise<string[]> {
    const seen = [...this.#seen].map(([family, characters]): Seen => [family, [...characters]]);
    await page.evaluate(setInPage, seen);
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
    const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '#root > i' });
    const characters = seen.flatMap(([, all]) => all);
    const faults: string[] = [];
    for (const [index, nodeId] of nodeIds.entries()) {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      const others = fonts.map(({ familyName }) => familyName).filter((name) => !own.test(name));
      faults.push(...others.map((name) => `${characters[index]} by ${name}`));
    }
    return [...new Set(faults)];
  }
}

/** Runs in the page. */
function charactersInPage(): Seen[] {
  const found = new Map<string, Set<string>>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (!text.parentElement!.checkVisibility()) continue;
    const { fontFamily } = getComputedStyle(text.parentElement!);
    const characters = found.get(fontFamily) ?? new Set();
    for (const character of text.textContent!.replace(/\s/g, '')) characters.add(character);
    found.set(fontFamily, characters);
  }
  return [...found].map(([family, characters]) => [family, [...characters]]);
}

/** Runs in the page: one element a character, and nothing else. */
function setInPage(seen: Seen[]) {
  const elements = seen.flatMap(([family, characters]) =>
    characters.map((character) => {
      const element = document.createElement('i');
      element.style.fontFamily = family;
      element.style.fontStyle = 'normal';
      element.textContent = character;
      return element;
    }),
  );
  document.getElementById('root')!.replaceChildren(...elements);
}
