/** Who is signed in, and what to do when the server no longer believes it. */
interface Credentials {
  token(): string;
  rejected(): void;
}

/** What every call goes by; apart from the calls, because the first page needs to know who is there but calls nobody. */
export let credentials: Credentials = { token: () => '', rejected: () => {} };

/** Makes every later call carry the token; `rejected` runs on any 401 (§ 6). */
export function authorizeCalls(given: Credentials) {
  credentials = given;
}
