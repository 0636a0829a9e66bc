import { copyFile } from '#contract/copy/copy-file.ts';
import { type Args, type ArgsOf, formatMessage } from '#contract/copy/message.ts';
import { publicConfig } from '#web/platform/public-config.ts';

type Texts = Readonly<Record<string, string>>;

/** A page's texts. */
export interface Copy<Seeds extends Texts> {
  /** Loads what operators have changed; a page waits for it before it is shown. Never fails: the seeds stand. */
  load: () => Promise<void>;
  say<Name extends keyof Seeds & string>(
    name: Name,
    ...args: keyof ArgsOf<Seeds[Name]> extends never ? [] : [ArgsOf<Seeds[Name]>]
  ): string;
}

/** How long a page waits for texts that do not come. */
const patienceMs = 3000;

/** The texts of a group, as published. */
export function copyOf<const Seeds extends Texts>(group: string, seeds: Seeds): Copy<Seeds> {
  let own: Texts = {};
  let loading: Promise<void> | null = null;

  async function fetchOwn(): Promise<void> {
    const hash = publicConfig().copy?.[group];
    if (hash === undefined) return;
    const answer = await fetch(copyFile(hash), { signal: AbortSignal.timeout?.(patienceMs) });
    if (answer.ok) own = (await answer.json()) as Texts;
  }

  return {
    load() {
      loading ??= fetchOwn().catch(() => {
        loading = null;
      });
      return loading;
    },
    say: (name: string, args?: Args) => write(own[name], seeds[name]!, args),
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
