import { seedTexts } from '#contract/copy/catalogue.ts';
import type { EmailSeed, EmailTextKey } from '#contract/copy/email-groups.ts';
import { type Args, type ArgsOf, formatMessage } from '#contract/copy/message.ts';

/** Writes a text of the catalogue in an email; its values are typed from the seed. */
export type Say = <Key extends EmailTextKey>(
  key: Key,
  ...args: keyof ArgsOf<EmailSeed<Key>> extends never ? [] : [ArgsOf<EmailSeed<Key>>]
) => string;

/** Writes the texts of a version. One that it lacks, or that cannot be written, is as shipped: no email fails for a text. */
export function sayIn(texts: ReadonlyMap<string, string>): Say {
  return (key, ...given) => write(texts.get(key), seedTexts.get(key)!, given[0]);
}

/** Writes the texts that the code ships. */
export const sayShipped: Say = sayIn(new Map());

function write(own: string | undefined, seed: string, args?: Args): string {
  try {
    return formatMessage(own ?? seed, args);
  } catch {
    return formatMessage(seed, args);
  }
}
