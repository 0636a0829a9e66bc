import { healthPath } from '#contract/health-path.ts';

const key = 'everkite.started-anew';
/** A part that is missing for good must not send the page round in circles. */
const atMostEveryMs = 60_000;

/**
 * Loads the page again, because a browser that once failed to get a part of it never asks for that part again while the page
 * lives (HTML Standard, module map). Only when the server answers and the answers outlive a load; else nothing happens.
 * @param now epoch ms
 */
export async function startAnew(now: number): Promise<void> {
  try {
    const lastAt = Number(sessionStorage.getItem(key));
    if (now - lastAt < atMostEveryMs || !(await fetch(healthPath)).ok) return;
    sessionStorage.setItem(key, String(now));
    location.reload();
  } catch {
    // No connection, or no storage to come back to.
  }
}
