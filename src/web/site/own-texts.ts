import { publicConfig } from '#web/platform/public-config.ts';

export type Texts = Readonly<Record<string, string>>;
type TextsByGroup = Readonly<Record<string, Texts>>;

/** By group: those that stand in the page, and those that have loaded. */
let known: Record<string, Texts> | null = null;

function knownTexts(): Record<string, Texts> {
  known ??= { ...publicConfig().texts };
  return known;
}

/** Sets the texts, for pages that are shown without a server: by the build, the gallery and tests. */
export function giveTexts(texts: TextsByGroup): void {
  known = texts;
}

/** The texts of a group that are not in the code of the page. */
export interface OwnTexts {
  /** Rejects when they do not come. */
  load: () => Promise<void>;
  of: (name: string) => string | undefined;
}

export const ownTexts = (group: string): OwnTexts => ({
  async load() {
    if (knownTexts()[group] !== undefined) return;
    const hash = publicConfig().copy?.[group];
    if (hash === undefined) return;
    const { fetchTexts } = await import('./fetch-texts.ts');
    knownTexts()[group] = await fetchTexts(hash);
  },
  of: (name) => knownTexts()[group]?.[name],
});
