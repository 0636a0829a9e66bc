import type { FastifyBaseLogger } from 'fastify';
import type { PermittedEvent } from '#contract/egress.ts';
import type { ConversionSink } from './conversion-sink.ts';

/** The version of the Conversions API that the call is written for. */
const apiVersion = 'v23.0';
const callTimeoutMs = 10_000;
const longestAnswer = 10_000;

interface Settings {
  /** Scheme and host. */
  apiUrl: string;
  pixelId: string;
  accessToken: string;
  bodyOf: (event: PermittedEvent) => object;
  log: Pick<FastifyBaseLogger, 'error'>;
  timeoutMs?: number;
}

/** The URL for the conversions of a pixel, without the access token. */
export function conversionAddress(apiUrl: string, pixelId: string): string {
  return `${apiUrl}/${apiVersion}/${encodeURIComponent(pixelId)}/events`;
}

/**
 * Sends conversions to the advertiser. Errors and the log contain neither text of its answer nor the URL with the
 * token. The advertiser counts a repeated conversion once, by its event id.
 */
export function sendConversions(settings: Settings): ConversionSink {
  const { apiUrl, pixelId, accessToken, bodyOf, log, timeoutMs = callTimeoutMs } = settings;
  const address = `${conversionAddress(apiUrl, pixelId)}?access_token=${encodeURIComponent(accessToken)}`;
  return {
    async report(event) {
      const verdict = await call(address, JSON.stringify(bodyOf(event)), timeoutMs);
      if (verdict === 'accepted') return 'reported';
      if ('refused' in verdict) return { givenUp: `the advertiser refused the conversion: ${verdict.refused}` };
      if (verdict.isForOperator) {
        log.error(
          { answer: verdict.retry },
          'Conversions are not taken: look at PIXEL_ID, PIXEL_ACCESS_TOKEN and PIXEL_API_URL',
        );
      }
      throw new Error(`the conversion was not taken: ${verdict.retry}`);
    },
  };
}

async function call(address: string, body: string, timeoutMs: number) {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return conversionVerdict(response.status, await readShort(response));
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: unknown } };
    return { retry: String(cause?.code ?? name), isForOperator: false };
  }
}

/** Reads only the beginning of an answer, because an endless one would fill the memory. */
async function readShort(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestAnswer) break;
  }
  return text;
}

/** The meaning of an answer. `isForOperator`: retries fail until the settings are corrected. */
type Verdict = 'accepted' | { refused: string } | { retry: string; isForOperator: boolean };

/** The advertiser's error codes for a wrong or expired token, and for too many calls. */
const tokenCodes = new Set([102, 190]);
const limitCodes = new Set([4, 17, 32, 341, 613, 80_004]);

/**
 * Returns only numbers from the answer, because its text may contain what was sent.
 * @param body the answer's text, JSON or not
 */
function conversionVerdict(status: number, body: string): Verdict {
  if (status >= 200 && status < 300) return 'accepted';
  const { code, subcode, isTransient } = errorOf(body);
  const summary = `HTTP ${status}${code === null ? '' : `, code ${code}`}${subcode === null ? '' : `, subcode ${subcode}`}`;
  if (status >= 300 && status < 400)
    return { retry: `${summary}: a redirect, which is not followed`, isForOperator: true };
  if (status === 401 || (code !== null && tokenCodes.has(code))) {
    return { retry: `${summary}: the access token is not accepted`, isForOperator: true };
  }
  const isTemporary = status === 408 || status === 429 || status >= 500;
  if (isTemporary || isTransient || (code !== null && limitCodes.has(code)))
    return { retry: summary, isForOperator: false };
  return { refused: summary };
}

function errorOf(body: string): { code: number | null; subcode: number | null; isTransient: boolean } {
  const { error } = (parsed(body) ?? {}) as { error?: Record<string, unknown> };
  const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    code: numberOf(error?.code),
    subcode: numberOf(error?.error_subcode),
    isTransient: error?.is_transient === true,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
