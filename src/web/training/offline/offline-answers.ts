/** The files of a build that are cached for days without a network. Written into the worker by scripts/build.mjs. */
export interface OfflineBuild {
  /** The name of its cache, which no other build has. */
  cache: string;
  /** The paths that the cached page serves. */
  pages: readonly string[];
  /** The names of the files in `/assets/`. */
  files: readonly string[];
}

export const assets = '/assets/';

/**
 * How the worker handles a request: a `page` comes from the network if that is quick, a `file` from the cache if it has
 * one. Null for all others, which the browser handles as without a worker.
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
 * Whether an answer is the page that these files belong to: not a refusal, not the page of a foreign network, and not
 * one of another build.
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
 * The network's answer, or the cached page if the network is slower than `patience`, gone, or its server fails. Without
 * a cached page, waits for the network's answer.
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
