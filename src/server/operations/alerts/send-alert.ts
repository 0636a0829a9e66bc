import { createHmac } from 'node:crypto';
import { permittedEvent } from '#contract/egress.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { JobPayloads } from '#server/platform/jobs/job.ts';
import { findAlert } from './alerts.sql.ts';

const timeoutMs = 10_000;

/**
 * Posts an alert to ALERT_WEBHOOK_URL, and nowhere else: redirects are not followed. `Everkite-Signature` is made like
 * Paddle's, `ts=<unix seconds>;h1=<HMAC-SHA256 of "ts:body" in hex>`. Throws when the receiver did not take it, so that
 * the job retries.
 */
export async function sendAlert(
  { config, db, wallClock }: Pick<Deps, 'config' | 'db' | 'wallClock'>,
  { alert_id: id, what }: JobPayloads['alert-webhook'],
): Promise<void> {
  const { webhook } = config.alerts;
  const alert = await findAlert(db, id);
  if (webhook === null || alert === null) return;
  const { key, severity, title, evidence, opened_at, resolved_at } = alert;
  const event = permittedEvent('alerts', `alert_${what}`, {
    id: Number(id),
    key,
    severity,
    title,
    evidence,
    opened_at: opened_at.getTime(),
    ...(resolved_at && { resolved_at: resolved_at.getTime() }),
  });
  if (event === null) throw new Error('the alert may not leave in this form');
  const body = JSON.stringify({ event: event.name, ...event.properties });
  const status = await post(webhook, body, Math.floor(wallClock() / 1000));
  if (status < 200 || status > 299) throw new Error(`the webhook was not taken: HTTP ${status}`);
}

/** The value of `Everkite-Signature`. `seconds` is Unix time. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  return `ts=${seconds};h1=${createHmac('sha256', secret).update(`${seconds}:${body}`).digest('hex')}`;
}

async function post({ url, secret }: { url: string; secret: string }, body: string, seconds: number): Promise<number> {
  const headers = { 'content-type': 'application/json', 'everkite-signature': signatureOf(body, secret, seconds) };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    // Without the address, which may hold a secret of the receiver.
    const { name, cause } = error as Error & { cause?: { code?: unknown } };
    throw new Error(`the webhook was not taken: ${String(cause?.code ?? name)}`);
  }
}
