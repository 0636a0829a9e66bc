import type { Args } from '#contract/copy/message.ts';
import type { Copy } from './copy.ts';
import { ownTexts, type Texts } from './own-texts.ts';

/**
 * The texts of a prerendered page, which stand in the page itself and not in its code, where they would be loaded a
 * second time. Values in braces are put in, and nothing else of ICU messages is read; the checks of `copy` know that.
 */
export function plainCopyOf<Seeds extends Texts>(group: string): Copy<Seeds> {
  const own = ownTexts(group);
  return {
    load: own.load,
    say: (name: string, args?: Args) =>
      (own.of(name) ?? '').replace(/\{(\w+)\}/g, (_, value: string) => String(args?.[value])),
  };
}
