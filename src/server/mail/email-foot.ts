import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import type { Config } from '#server/platform/settings/config.ts';
import type { EmailFoot } from './email.ts';
import type { Say } from './say.ts';

/** The end of every email: who writes, and where help is. */
export function emailFootOf({ operator, publicUrl }: Pick<Config, 'operator' | 'publicUrl'>, say: Say): EmailFoot {
  const names = new Set([brand, ...(operator.name === null ? [] : [operator.name]), operator.email]);
  return { sender: [...names].join(', '), help: { label: say('email-all.help'), url: publicUrl + paths.help } };
}
