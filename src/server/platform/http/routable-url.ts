/**
 * The URL by which a request is routed. A path that cannot be decoded, or has a NUL in it, belongs to no page: its
 * percent signs then stand for themselves, so that it is answered like any other unknown address.
 */
export function routableUrl(url: string): string {
  const end = url.indexOf('?');
  const [path, query] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  return isText(path) ? url : path.replaceAll('%', '%25') + query;
}

function isText(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
