/**
 * Smaller differences are the time that the upload takes, not a wrong clock (Amplitude's documentation of
 * `event_time`).
 */
const toleratedSkewMs = 60_000;
/** An event that arrives later than this does not count in reports. */
const countedForMs = 48 * 60 * 60_000;
const lastStorableTime = Date.UTC(9999, 11, 31);
const isoTime = /^\d{4}-\d{2}-\d{2}T/;

/** The events with a `$` that Amplitude's SDKs send. */
const operations: ReadonlySet<string> = new Set(['$identify', '$groupidentify', '$exposure']);
const productEvent = /^\[(Amplitude|Experiment|Guides-Surveys)\] /;

/** The property in which newer clients send revenue, by the field in which older ones do (§ 7). */
const propertyOf = {
  revenue: '$revenue',
  price: '$price',
  quantity: '$quantity',
  productId: '$productId',
  revenueType: '$revenueType',
  currency: '$currency',
} as const;
const revenueFields = Object.entries(propertyOf);

/**
 * How far the sender's clock is behind the server's, in ms; 0 when it is right, or without a valid upload time.
 * @param clientUploadTime unchecked; should be ISO 8601 or epoch ms
 */
export function clockSkewOf(clientUploadTime: unknown, now: number): number {
  const isText = typeof clientUploadTime === 'string' && isoTime.test(clientUploadTime);
  const sentAt = isText ? Date.parse(clientUploadTime) : clientUploadTime;
  if (!isEventTime(sentAt)) return 0;
  const skew = now - sentAt;
  return Math.abs(skew) < toleratedSkewMs ? 0 : skew;
}

/** Whether a value is a time in epoch ms that the database can store. */
export function isEventTime(time: unknown): time is number {
  return typeof time === 'number' && time > 0 && time <= lastStorableTime;
}

/** The time of an event by the server's clock; epoch ms, an integer that the database can store. */
export function serverTimeOf(time: number, skewMs: number): number {
  return Math.trunc(Math.min(Math.max(time + skewMs, 0), lastStorableTime));
}

/**
 * Whether reports may count an event: it arrived within 48 h of its time, which is not in the future. So a day's
 * figures are final 48 h after its end. Both times are epoch ms by the server's clock.
 */
export function isTimely(time: number, receivedAt: number): boolean {
  return receivedAt - countedForMs <= time && time <= receivedAt + toleratedSkewMs;
}

/** Whether an event may have this name. Names that begin with `$` or `[` are reserved for SDKs. */
export function isAllowedName(name: string): boolean {
  if (name.startsWith('$')) return operations.has(name);
  return !name.startsWith('[') || productEvent.test(name);
}

/** Whether the event describes a group of users. We have no groups: such events are acknowledged and not stored. */
export function isOfGroup(name: string): boolean {
  return name === '$groupidentify';
}

/** The event's properties with its revenue added; the same object when it has none. */
export function withRevenue(
  event: Record<string, unknown>,
  properties: Record<string, unknown>,
): Record<string, unknown> {
  if (event.revenue === undefined && event.price === undefined) return properties;
  const given = revenueFields.filter(([field]) => isPlain(event[field]));
  return { ...properties, ...Object.fromEntries(given.map(([field, property]) => [property, event[field]])) };
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
