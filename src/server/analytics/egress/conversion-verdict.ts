/** What an answer to a conversion means. `isForOperator`: it fails until the settings are corrected. */
export type Verdict = 'taken' | { refused: string } | { again: string; isForOperator: boolean };

/** The advertiser's error codes for a wrong or expired token, and for too many calls. */
const tokenCodes = new Set([102, 190]);
const limitCodes = new Set([4, 17, 32, 341, 613, 80_004]);

/**
 * Only numbers of the answer are repeated: its text may hold what was sent.
 * @param body the answer's text, in any shape
 */
export function conversionVerdict(status: number, body: string): Verdict {
  if (status >= 200 && status < 300) return 'taken';
  const { code, subcode, isTransient } = errorOf(body);
  const said = `HTTP ${status}${code === null ? '' : `, code ${code}`}${subcode === null ? '' : `, subcode ${subcode}`}`;
  if (status >= 300 && status < 400)
    return { again: `${said}: a redirect, which is not followed`, isForOperator: true };
  if (status === 401 || (code !== null && tokenCodes.has(code))) {
    return { again: `${said}: the access token is not accepted`, isForOperator: true };
  }
  const isPassing = status === 408 || status === 429 || status >= 500;
  if (isPassing || isTransient || (code !== null && limitCodes.has(code))) return { again: said, isForOperator: false };
  return { refused: said };
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
