import { sendData, sendRefusal } from '#paddle-emulator/platform/answer.ts';
import { dayMs, isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Engine } from '#paddle-emulator/platform/engine.ts';
import type { ListQuery } from '#paddle-emulator/platform/list.ts';
import { type FieldError, invalidField } from '#paddle-emulator/platform/refusal.ts';
import type { App } from '#paddle-emulator/platform/server.ts';
import { metrics, seriesOf } from './series.ts';

/** More points are most likely a mistake. */
const mostDays = 400;

/** The daily figures of `/metrics/…`, in their own shape. */
export function metricRoutes(app: App, engine: Engine) {
  for (const [name, metric] of Object.entries(metrics)) {
    app.get(`/metrics/${name}`, async (request, reply) => {
      const span = spanOf(request.query as ListQuery);
      if ('errors' in span) return sendRefusal(reply, invalidField(...span.errors).refused);
      const series = seriesOf(await engine.read(), metric, span);
      return sendData(reply, { ...series, updated_at: isoOf(engine.nowMs()) });
    });
  }
}

/** The days asked for, epoch ms at midnight UTC; `to` is not one of them. */
function spanOf(query: ListQuery): { from: number; to: number } | { errors: FieldError[] } {
  const errors: FieldError[] = Object.keys(query)
    .filter((field) => field !== 'from' && field !== 'to')
    .map((field) => ({ field, message: 'is not known to the emulator' }));
  const [from, to] = (['from', 'to'] as const).map((field) => {
    const text = String(query[field] ?? '');
    const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    if (Number.isNaN(at)) errors.push({ field, message: 'must be a day, such as 2026-11-21' });
    return at;
  }) as [number, number];
  if (from > to) errors.push({ field: 'from', message: 'must not be after `to`' });
  if (to - from > mostDays * dayMs) errors.push({ field: 'to', message: `must be within ${mostDays} days` });
  return errors.length > 0 ? { errors } : { from, to };
}
