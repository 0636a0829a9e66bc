import { credentials } from './credentials';
import { whileLoading } from './loading';

export interface CallResult<T> {
  /** The answer's JSON; null when the call failed or answered with nothing. */
  data: T | null;
  /** The answer's body when it was refused, the exception when none came; null on success. */
  error: unknown;
  /** HTTP status, 0 when there was no response. */
  status: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const callTimeoutMs = 30_000;

/**
 * § 7, the call wrapper: sends JSON to our own server with the token and never throws.
 * @param options quiet calls show no loading overlay; some are to reach the server though the page is left meanwhile; some
 * speak for somebody else than the signed-in user
 */
export async function callApi<T>(
  method: Method,
  path: string,
  body?: unknown,
  options: { quiet?: boolean; outlivesPage?: boolean; token?: string } = {},
): Promise<CallResult<T>> {
  const { token = credentials.token() } = options;
  const call = request<T>(method, path, body, token, options.outlivesPage);
  const result = await (options.quiet ? call : whileLoading(call));
  // A late answer to an earlier token says nothing about the present one.
  if (result.status === 401 && token === credentials.token()) credentials.rejected();
  return result;
}

async function request<T>(
  method: Method,
  path: string,
  body: unknown,
  token: string,
  keepalive = false,
): Promise<CallResult<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: headersFor(body, token),
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: 'no-store',
      keepalive,
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    return resultOf<T>(response.ok, response.status, await response.text());
  } catch (error) {
    return { data: null, error, status: 0 };
  }
}

function headersFor(body: unknown, token: string): Record<string, string> {
  return {
    ...(token === '' ? {} : { Authorization: token }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
}

function resultOf<T>(ok: boolean, status: number, text: string): CallResult<T> {
  const body = parsed(text);
  if (!ok) return { data: null, error: body ?? text, status };
  if (body === undefined && text !== '') return { data: null, error: new Error('The answer is no JSON'), status };
  return { data: (body ?? null) as T | null, error: null, status };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
