import type { Args } from '#contract/copy/message.ts';
import type { Copy } from './copy.ts';
import { ownTexts, type Texts } from './own-texts.ts';

/**
 * The texts of a group as published, for pages on which every byte delays the first paint: values in braces are put in,
 * and nothing else of ICU messages is read. The checks of `copy` know these groups.
 */
export function plainCopyOf<const Seeds extends Texts>(group: string, seeds: Seeds): Copy<Seeds> {
  const own = ownTexts(group);
  return {
    load: own.load,
    say: (name: string, args?: Args) =>
      (own.of(name) ?? seeds[name]!).replace(/\{(\w+)\}/g, (_, value: string) => String(args?.[value])),
  };
}
