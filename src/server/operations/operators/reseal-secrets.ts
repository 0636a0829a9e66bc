import type { Deps } from '#server/platform/deps.ts';
import type { ConsoleDeps } from './deps.ts';
import { listCodeApps, replaceSealed } from './totp.sql.ts';
import { openSecret, totpContext } from './use-code.ts';

/**
 * Seals the secrets of code apps with the newest key, so that older keys can be removed from SECRETS_KEY after a start.
 * Logs the number of secrets that no key opens: their codes are refused until the key is back.
 */
export async function resealSecrets({ db, secrets, log }: Pick<ConsoleDeps, 'db' | 'secrets'> & Pick<Deps, 'log'>) {
  let unreadable = 0;
  for (const app of await listCodeApps(db, null)) {
    const secret = openSecret(secrets, app);
    if (secret === null) unreadable += 1;
    else if (!secrets.isCurrent(app.sealedSecret)) {
      await replaceSealed(db, app, secrets.seal(secret, totpContext(app.operatorId)));
    }
  }
  if (unreadable > 0) {
    log.error(
      { codeApps: unreadable },
      'The secrets of code apps cannot be opened: put their key back into SECRETS_KEY, or secrets.key into DATA_DIR',
    );
  }
}
