import { copyFile } from '#contract/copy/copy-file.ts';

/** How long a page waits for texts that do not come. */
const patienceMs = 3000;

/** The texts with a hash. Rejects when they do not come. */
export async function fetchTexts(hash: string): Promise<Record<string, string>> {
  const answer = await fetch(copyFile(hash), { signal: AbortSignal.timeout?.(patienceMs) });
  if (!answer.ok) throw new Error(`The texts ${hash} did not come: ${answer.status}`);
  return answer.json();
}
