import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');
/** Indexes among the fields of /proc/<pid>/stat after the program's name: proc(5). */
const stateField = 0;
const startField = 19;

/** Whether a process with this id runs; a zombie does not, as far as /proc shows it. */
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
 * The start time of a process in a format of the system, to tell it from a later process with the same id; null when
 * there is none.
 */
export function startTimeOf(pid: number): string | null {
  if (hasProc) {
    const fields = fieldsOf(pid);
    // The field counts from the machine's boot, so the id of the boot belongs to it.
    return fields && `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[startField]}`;
  }
  if (!isAlive(pid)) return null;
  // Without `ps`, all processes with this id count as the same.
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
