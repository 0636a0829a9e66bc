import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');
/** Of the fields of /proc/<pid>/stat that follow the program's name: proc(5). */
const stateField = 0;
const startField = 19;

/** Whether a process of this number runs; one that has ended and waits for its parent does not. */
export function isAlive(pid: number): boolean {
  if (hasProc) return fieldsOf(pid) !== null;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * When the process of this number began, in the system's own words, so that another process that gets the number later
 * is told from it; null when there is none.
 */
export function beginningOf(pid: number): string | null {
  if (hasProc) {
    const fields = fieldsOf(pid);
    // Counted since the machine was started, so it belongs to one start of the machine.
    return fields && `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[startField]}`;
  }
  if (!isAlive(pid)) return null;
  // Without such a program its number has to do.
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || 'running';
}

function fieldsOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return 'ZX'.includes(fields[stateField]!) ? null : fields;
  } catch {
    return null;
  }
}
