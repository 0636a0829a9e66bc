import { navigate } from 'wouter/use-browser-location';
import { paths } from '#contract/paths.ts';

/**
 * Opens one of our pages from outside a component. A page with a card form loads as a new document, because the content
 * security policy allows payment code only there.
 * @param options `state` is for the next page, in the entry of the browser's history
 */
export function go(path: string, options: { replace?: boolean; state?: number } = {}) {
  if (!needsFullLoad(path)) navigate(path, options);
  else if (options.replace) location.replace(path);
  else location.assign(path);
}

/** Path and query of this page, to return to later. */
export function currentAddress(): string {
  return location.pathname + location.search;
}

/** A value from the address's query; null when missing. */
export function queryValue(name: string): string | null {
  return typeof location === 'undefined' ? null : new URLSearchParams(location.search).get(name);
}

function needsFullLoad(path: string): boolean {
  const page = path.split(/[?#]/, 1)[0];
  return page === paths.payment || page === paths.cardUpdate;
}
