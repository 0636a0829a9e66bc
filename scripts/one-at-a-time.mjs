// Lets one process at a time install or build in a folder. Uses Node alone, because it runs before anything is
// installed, and waits without an event loop, because the code after it must not begin before.
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const lookEveryMs = 200;
const name = /^\.everkite-busy\.(\d+)$/;

/**
 * Waits until no living process holds the folder, then holds it until the returned function is called or this process
 * ends. The locks are numbered like those of a data folder (`data-dir-lock.ts`): only the newest one counts, and it is
 * replaced by the next number, which only one process can create.
 */
export function oneAtATime(folder) {
  mkdirSync(folder, { recursive: true });
  let hasSaid = false;
  for (;;) {
    const newest = Math.max(0, ...numbersIn(folder));
    const holder = holderOf(fileOf(folder, newest));
    if (holder !== null) {
      if (!hasSaid) console.log(`Another start (process ${holder}) installs or builds here. Waiting for it …`);
      hasSaid = true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lookEveryMs);
    } else if (create(folder, newest + 1)) {
      for (const number of numbersIn(folder)) if (number <= newest) rmSync(fileOf(folder, number), { force: true });
      return () => writeFileSync(fileOf(folder, newest + 1), '');
    }
  }
}

const fileOf = (folder, number) => path.join(folder, `.everkite-busy.${number}`);
const numbersIn = (folder) => readdirSync(folder).flatMap((file) => Number(name.exec(file)?.[1] ?? []));

/** False when another process created this number first. */
function create(folder, number) {
  const temporary = path.join(folder, `.everkite-busy.${number}.${process.pid}`);
  try {
    writeFileSync(temporary, JSON.stringify({ pid: process.pid, beginning: beginningOf(process.pid) }));
    linkSync(temporary, fileOf(folder, number));
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** The process that holds a lock; null when it has ended or released the lock. */
function holderOf(file) {
  try {
    const { pid, beginning } = JSON.parse(readFileSync(file, 'utf8'));
    return pid !== process.pid && beginningOf(pid) === beginning ? pid : null;
  } catch {
    return null;
  }
}

/**
 * The start of a process, if the system reports it, which distinguishes it from a later one with the same id; null when
 * it has ended.
 */
function beginningOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return 'ZX'.includes(fields[0]) ? null : fields[19];
  } catch {
    return isRunning(pid) ? 'running' : null;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
