/** The characters on screen for each CSS font family. */
export type FamilyCharacters = [family: string, characters: string[]];

export function shownCharacters(): FamilyCharacters[] {
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
