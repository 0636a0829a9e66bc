import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** The usual ids of "nobody". */
const nobody = { uid: 65534, gid: 65534 };

/** Null: PostgreSQL runs as the user of Node. If that is root, which it refuses, it runs as this user instead. */
export function serverUser(): { uid: number; gid: number } | null {
  return process.getuid?.() === 0 ? nobody : null;
}

/** Whether the server's user can pass through every folder from the root down to `dir`, which must exist. */
export function canEnter(dir: string): boolean {
  const user = serverUser();
  if (user === null) return true;
  for (let folder = realpathSync(dir); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const passBit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & passBit) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}
