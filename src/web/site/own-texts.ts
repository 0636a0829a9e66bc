import { copyFile } from '#contract/copy/copy-file.ts';
import { publicConfig } from '#web/platform/public-config.ts';

export type Texts = Readonly<Record<string, string>>;
type TextsByGroup = Readonly<Record<string, Texts | undefined>>;

/** Who renders pages has no page to read from. */
let given: TextsByGroup | null = null;

/** Sets what operators have changed, for rendering outside of a browser. */
export function giveTexts(texts: TextsByGroup): void {
  given = texts;
}

/** What operators have changed of a group. */
export interface OwnTexts {
  /** Never fails: the seeds stand. */
  load: () => Promise<void>;
  of: (name: string) => string | undefined;
}

/** How long a page waits for texts that do not come. */
const patienceMs = 3000;

/** A prerendered page has its texts in itself, so that it is the same when its code comes; others load them. */
export function ownTexts(group: string): OwnTexts {
  let own: Texts | undefined;
  let loading: Promise<void> | null = null;
  const inPage = () => (given ?? publicConfig().texts)?.[group];

  async function fetchOwn(): Promise<void> {
    const hash = publicConfig().copy?.[group];
    if (hash === undefined) return;
    const answer = await fetch(copyFile(hash), { signal: AbortSignal.timeout?.(patienceMs) });
    if (answer.ok) own = (await answer.json()) as Texts;
  }

  return {
    async load() {
      if (inPage() !== undefined) return;
      loading ??= fetchOwn().catch(() => {
        loading = null;
      });
      await loading;
    },
    of: (name) => (own ?? inPage())?.[name],
  };
}
