/** What a build keeps for days without a network. Written into the worker by scripts/build.mjs. */
export interface OfflineBuild {
  /** The name of its cache, which no other build has. */
  cache: string;
  /** The paths that the kept page is for. */
  pages: readonly string[];
  /** The names of the files in `/assets/`. */
  files: readonly string[];
}

export const assets = '/assets/';

/**
 * What the worker does with a request: `page` comes from the network if it is quick, `file` is the kept one if there is
 * one. Null for all others, which go their way as if there were no worker.
 */
export function handlingOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  pages: readonly string[],
): 'page' | 'file' | null {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return null;
  if (mode === 'navigate') return pages.includes(asked.pathname) ? 'page' : null;
  return asked.pathname.startsWith(assets) ? 'file' : null;
}

/**
 * Whether an answer is the page that these files belong to: not a refusal, not the page of somebody else's network, and
 * not one of another build.
 */
export function isShell(
  { status, redirected }: Pick<Response, 'status' | 'redirected'>,
  html: string,
  files: readonly string[],
): boolean {
  const named = [...html.matchAll(/"\/assets\/([\w.-]+)"/g)].map(([, name]) => name!);
  return status === 200 && !redirected && named.length > 0 && named.every((name) => files.includes(name));
}

/**
 * The network's answer, or the kept page if the network is slower than `patience`, gone, or its server is in trouble.
 * Without a kept page the network's answer is waited for.
 */
export async function pageAnswer<Answer extends { status: number }>(
  network: Promise<Answer>,
  kept: () => Promise<Answer | undefined>,
  patience: Promise<unknown>,
): Promise<Answer> {
  const good = network.then(
    (answer) => (answer.status < 500 ? answer : null),
    () => null,
  );
  return (await Promise.race([good, patience.then(() => null)])) ?? (await kept()) ?? network;
}
