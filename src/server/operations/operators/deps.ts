import type { IdentityDeps } from '#server/identity/deps.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';

export interface ConsoleDeps extends IdentityDeps {
  /** Seals the secrets of code apps. */
  secrets: Secrets;
}
