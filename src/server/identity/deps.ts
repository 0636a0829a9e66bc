import type { Deps } from '#server/platform/deps.ts';
import type { Passwords } from './passwords.ts';

export interface IdentityDeps extends Deps {
  passwords: Passwords;
}
