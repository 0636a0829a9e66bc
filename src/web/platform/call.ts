import { type AddressParts, callAddress, type Part } from '#contract/api/call-address.ts';
import type { AnswerOf, BodyOf, Call } from '#contract/api/call-schemas.ts';
import { readServerTime, serverTimeHeader } from '#contract/server-time.ts';
import { credentials } from './credentials.ts';
import { whileLoading } from './loading.ts';
import { setServerTime } from './server-now.ts';

export interface CallResult<T> {
  /** The answer's JSON; null when the call failed or the answer was empty. */
  data: T | null;
  /** The body of a refusal, or the exception without a response; null on success. */
  error: unknown;
  /** HTTP status, 0 when there was no response. */
  status: number;
}

interface CallOptions {
  /** Shows no loading overlay. */
  quiet?: boolean;
  /** Reaches the server even when the visitor leaves the page. */
  outlivesPage?: boolean;
  /** The token of somebody other than the signed-in user. */
  token?: string;
}

/** The parameters and body of a call, and options for making it. */
export type CallInput<C extends Call> = AddressParts<C> & Part<'body', BodyOf<C>> & CallOptions;
/** Optional for a call that requires nothing. */
type InputArgument<C extends Call> =
  Partial<CallInput<C>> extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>];

const callTimeoutMs = 30_000;

/** § 7, the call wrapper: sends JSON to our own server with the token and never throws. */
export async function call<C extends Call>(row: C, ...[input]: InputArgument<C>): Promise<CallResult<AnswerOf<C>>> {
  const given = (input ?? {}) as CallInput<C>;
  const { token = credentials.token() } = given;
  const answer = request<AnswerOf<C>>(callAddress(row, given), given, token);
  const result = await (given.quiet ? answer : whileLoading(answer));
  // A late answer to an earlier token must not end the current session.
  if (result.status === 401 && token === credentials.token()) credentials.rejected();
  return result;
}

async function request<T>(
  { method, url }: ReturnType<typeof callAddress>,
  { body, outlivesPage = false }: { body?: unknown; outlivesPage?: boolean },
  token: string,
): Promise<CallResult<T>> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), callTimeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers: headersFor(body, token),
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: 'no-store',
      keepalive: outlivesPage,
      signal: limit.signal,
    });
    const serverTime = readServerTime(response.headers.get(serverTimeHeader));
    if (serverTime !== null) setServerTime(serverTime);
    return resultOf<T>(response.ok, response.status, await response.text());
  } catch (error) {
    return { data: null, error, status: 0 };
  } finally {
    clearTimeout(timer);
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
  if (body === undefined && text !== '') return { data: null, error: new Error('The answer is not JSON'), status };
  return { data: (body ?? null) as T | null, error: null, status };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
