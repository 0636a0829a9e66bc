/** Who is signed in, and what to do when the server rejects their token. */
interface Credentials {
  token(): string;
  rejected(): void;
}

/** Separate from the calls, because the first page needs to know who is signed in but makes no call. */
export let credentials: Credentials = { token: () => '', rejected: () => {} };

/** Makes every later call carry the token; `rejected` runs on any 401 (§ 6). */
export function authorizeCalls(given: Credentials) {
  credentials = given;
}
