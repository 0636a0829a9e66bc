import type { CDPSession, Page } from '@playwright/test';
import type { FamilyCharacters } from '#web/gallery/main.tsx';

/** The product's own typefaces, by the names in their files, which a weight may follow. */
const own = /^(Figtree|Familjen Grotesk)\b/;

/** Records which characters were drawn in which CSS font family. */
export class SeenCharacters {
  readonly #seen = new Map<string, Set<string>>();

  add(shown: FamilyCharacters[]) {
    for (const [family, characters] of shown) {
      const known = this.#seen.get(family) ?? new Set();
      for (const character of characters) known.add(character);
      this.#seen.set(family, known);
    }
  }

  /** The characters that another typeface drew because ours lack them, such as `← by DejaVu Sans`. */
  async drawnByOthers(page: Page, devtools: CDPSession): Promise<string[]> {
    const seen = [...this.#seen].map(([family, characters]): FamilyCharacters => [family, [...characters]]);
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

/** Runs in the page: shows only these characters, each in an element of its own. */
function setInPage(seen: FamilyCharacters[]) {
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
