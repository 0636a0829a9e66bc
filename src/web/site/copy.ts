import { type Args, type ArgsOf, formatMessage } from '#contract/copy/message.ts';
import { ownTexts, type Texts } from './own-texts.ts';

/** A page's texts. */
export interface Copy<Seeds extends Texts> {
  /** Loads what operators have changed; a page waits for it before it is shown. Never fails: the seeds stand. */
  load: () => Promise<void>;
  say<Name extends keyof Seeds & string>(
    name: Name,
    ...args: keyof ArgsOf<Seeds[Name]> extends never ? [] : [ArgsOf<Seeds[Name]>]
  ): string;
}

/** The texts of a group, as published. */
export function copyOf<const Seeds extends Texts>(group: string, seeds: Seeds): Copy<Seeds> {
  const own = ownTexts(group);
  return {
    load: () => own.load().catch(() => {}),
    say: (name: string, args?: Args) => write(own.of(name), seeds[name]!, args),
  };
}

/** A text of an operator that cannot be written, which the checks refuse, is not worth a page. */
function write(own: string | undefined, seed: string, args: Args = {}): string {
  if (own === undefined) return formatMessage(seed, args);
  try {
    return formatMessage(own, args);
  } catch {
    return formatMessage(seed, args);
  }
}
