/**
 * The header of every answer to a call: the time by the server's clock, epoch ms. Pages decide by it and show times
 * from it.
 */
export const serverTimeHeader = 'server-time';

/** The time in the header, epoch ms; null without one, as in an answer of a proxy. */
export function readServerTime(header: string | null): number | null {
  return header !== null && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
