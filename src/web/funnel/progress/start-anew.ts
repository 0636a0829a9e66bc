import { healthPath } from '#contract/health-path.ts';

const key = 'everkite.started-anew';
/** Prevents endless reloads when a file is missing for good. */
const minIntervalMs = 60_000;

/**
 * Reloads the page, because a browser does not request a module again in the same document once it failed (HTML
 * Standard, module map). Does nothing while the server does not answer, or without storage that keeps the answers.
 * @param now epoch ms
 */
export async function startAnew(now: number): Promise<void> {
  try {
    const lastAt = Number(sessionStorage.getItem(key));
    if (now - lastAt < minIntervalMs || !(await fetch(healthPath)).ok) return;
    sessionStorage.setItem(key, String(now));
    location.reload();
  } catch {
    // No connection, or no storage.
  }
}
