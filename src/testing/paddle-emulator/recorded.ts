import { vi } from 'vitest';

/** Runs a call of the SDK, and returns its entity and the data as sent over the wire. */
export async function recorded<T>(call: () => Promise<T>): Promise<{ entity: T; raw: unknown }> {
  const answers: Promise<{ data?: unknown }>[] = [];
  const real = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await real(...request);
    const isOfSdk = new Headers(request[1]?.headers).has('authorization');
    if (isOfSdk) answers.push(response.clone().json() as Promise<{ data?: unknown }>);
    return response;
  });
  try {
    const entity = await call();
    return { entity, raw: (await answers.at(-1))?.data };
  } finally {
    spy.mockRestore();
  }
}
