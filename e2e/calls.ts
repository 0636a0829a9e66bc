import type { APIRequestContext, APIResponse } from '@playwright/test';
import { callAddress } from '#contract/api/call-address.ts';
import type { Call } from '#contract/api/call-schemas.ts';

/** Makes a call outside the pages. */
export function make(
  request: APIRequestContext,
  row: Call,
  options: { data?: object; headers?: Record<string, string> } = {},
): Promise<APIResponse> {
  const { method, url } = callAddress(row);
  return request.fetch(url, { method, ...options });
}

/** Matches the URL of a call with any query. */
export function at(row: Call): RegExp {
  return new RegExp(`${callAddress(row).url}(\\?|$)`);
}
