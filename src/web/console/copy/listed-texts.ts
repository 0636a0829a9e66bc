import { type CopyGroup, type CopyKey, groupNames, groupOf, seedTexts } from '#contract/copy/catalogue.ts';
import type { CopyBody } from '#contract/copy/copy-body.ts';
import { textsOf } from '#contract/copy/copy-kind.ts';
import { promised } from '#contract/copy/promised.ts';

/** A text of the catalogue, with what becomes of it. */
export interface ListedText {
  key: CopyKey;
  group: CopyGroup;
  /** As the code ships it. */
  shipped: string;
  live: string;
  /** Where a draft has something else. */
  drafts: readonly { name: string; text: string }[];
  isPromise: boolean;
}

export interface DraftOfCopy {
  name: string;
  body: CopyBody;
}

/** All texts in the order of the pages. @param live null while nothing was ever published */
export function listTexts(live: CopyBody | null, drafts: readonly DraftOfCopy[]): ListedText[] {
  const shown = textsOf(live);
  return [...seedTexts].map(([key, shipped]) => {
    const own = shown.get(key) ?? shipped;
    return {
      key,
      group: groupOf(key),
      shipped,
      live: own,
      drafts: drafts.map(({ name, body }) => ({ name, text: textIn(body, key) })).filter(({ text }) => text !== own),
      isPromise: key in promised,
    };
  });
}

/** The texts by page, in the order of the pages. */
export function byPage(texts: readonly ListedText[]): { page: string; texts: ListedText[] }[] {
  const groups = [...new Set(texts.map(({ group }) => group))];
  return groups.map((group) => ({ page: groupNames[group], texts: texts.filter((one) => one.group === group) }));
}

/** A text of a draft; one that it does not have yet, because the code is newer, is as shipped. */
export const textIn = (body: CopyBody, key: CopyKey): string => textsOf(body).get(key) ?? seedTexts.get(key) ?? '';

export function withText(body: CopyBody, key: CopyKey, text: string): CopyBody {
  const isThere = body.texts.some(({ id }) => id === key);
  const texts = body.texts.map((one) => (one.id === key ? { id: key, text } : one));
  return { texts: isThere ? texts : [...texts, { id: key, text }] };
}
