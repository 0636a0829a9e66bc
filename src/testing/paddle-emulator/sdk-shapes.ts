import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const entry = createRequire(import.meta.url).resolve('@paddle/paddle-node-sdk');
const folder = path.join(entry.slice(0, entry.lastIndexOf('dist')), 'dist/types');
const sources = [
  'resources/transactions/operations',
  'types',
  'notifications/types',
  'notifications/helpers',
  'enums',
].flatMap((name) =>
  readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => readFileSync(path.join(folder, name, file), 'utf8')),
);

/** Fields that differ between Paddle's answers and the definitions of the SDK, as `Interface.field`. */
const knownDifferences = {
  /** Sent only when `include` asks for it; the emulator supports that for the address and discount of a transaction. */
  absent: [
    'IProductResponse.prices',
    'IPriceResponse.product',
    'IProductNotificationResponse.prices',
    'IPriceNotificationResponse.product',
    'ISubscriptionPriceNotificationResponse.product',
    'ISubscriptionResponse.next_transaction',
    'ISubscriptionResponse.recurring_transaction_details',
    'ITransactionResponse.address',
    'ITransactionResponse.adjustments',
    'ITransactionResponse.adjustments_totals',
    'ITransactionResponse.available_payment_methods',
    'ITransactionResponse.business',
    'ITransactionResponse.customer',
    'ITransactionResponse.discount',
    // The SDK defines the totals of an item as those of an adjustment; Paddle sends three amounts.
    'IAdjustmentItemTotalsNotificationResponse.fee',
    'IAdjustmentItemTotalsNotificationResponse.earnings',
    'IAdjustmentItemTotalsNotificationResponse.breakdown',
    'IAdjustmentItemTotalsNotificationResponse.currency_code',
    // A typo in the SDK: the last letter is missing.
    'ITransactionPreviewResponse.available_payment_method',
  ],
  /** Sent by Paddle and ignored by the SDK. */
  extra: [
    'IProductNotificationResponse.updated_at',
    'ISubscriptionPriceNotificationResponse.created_at',
    'ISubscriptionPriceNotificationResponse.updated_at',
    'IDiscountNotificationResponse.discount_group',
    'ITransactionPreviewResponse.available_payment_methods',
  ],
} as const;

const absent: readonly string[] = knownDifferences.absent;
const extra: readonly string[] = knownDifferences.extra;

/** Types that take any value. */
const opaque = ['any', 'object', 'Record<string, any>', 'T'];

const interfaces = new Map<string, Record<string, string>>();
const parents = new Map<string, string>();
const aliases = new Map<string, string>();
/** The interface of an event's data, by the name of the event. */
const eventData = new Map<string, string>();

const text = sources.join('\n');
for (const [, name, parent, body] of text.matchAll(
  /export interface (\w+)(?: extends (\w+))?[^{]*\{\n([\s\S]*?)\n\}/g,
)) {
  const lines = [...body!.matchAll(/^ {4}(\w+)\??: (.+);$/gm)];
  const fields = lines.map(([, field, type]) => [field!, type!] as const);
  interfaces.set(name!, Object.fromEntries(fields));
  if (parent !== undefined) parents.set(name!, parent);
}
for (const [, name, type] of text.matchAll(/export type (\w+) = ([^{;]+);/g)) aliases.set(name!, type!);
// The SDK names this type without defining it; Paddle's reference has one value.
aliases.set('MetricsTimeseriesInterval', "'day'");
const eventNames = new Map([...text.matchAll(/^ {4}(\w+) = "([\w.]+)"/gm)].map(([, key, name]) => [key!, name!]));
for (const [, data, key] of text.matchAll(/extends IEventsResponse<(\w+)> \{\n {4}event_type: EventName\.(\w+);/g)) {
  eventData.set(eventNames.get(key!)!, data!);
}

/** Every type of event that the SDK knows. */
export const sdkEventNames: readonly string[] = [...eventData.keys()];

/**
 * The differences between a JSON value and an interface of the SDK, each as `path: difference`. A missing optional
 * field counts too, unless the difference is known.
 */
export function differencesFrom(value: unknown, type: string, at = ''): string[] {
  const alternatives = splitUnion(type);
  if (alternatives.length > 1) {
    const isNull = value === null && alternatives.includes('null');
    const tried = alternatives.filter((one) => one !== 'null').map((one) => differencesFrom(value, one, at));
    return isNull ? [] : tried.reduce((best, one) => (one.length < best.length ? one : best));
  }
  if (type.endsWith('[]')) return differencesInArray(value, type.slice(0, -2), at);
  if (type === 'IEvents') return differencesInEvent(value, at);
  if (interfaces.has(type)) return differencesInObject(value, type, at);
  const alias = aliases.get(type);
  if (alias !== undefined) return differencesFrom(value, alias, at);
  return isPrimitive(value, type) ? [] : [`${at}: ${JSON.stringify(value)} is not ${type}`];
}

function differencesInArray(value: unknown, type: string, at: string): string[] {
  if (!Array.isArray(value)) return [`${at}: is no list of ${type}`];
  return value.flatMap((one, index) => differencesFrom(one, type, `${at}[${index}]`));
}

function fieldsOf(type: string): Record<string, string> {
  const parent = parents.get(type);
  return { ...(parent === undefined ? {} : fieldsOf(parent)), ...interfaces.get(type) };
}

/** The type of the event decides the interface of its data. */
function differencesInEvent(value: unknown, at: string): string[] {
  const { data, event_type, ...rest } = value as { data: unknown; event_type: string };
  const type = eventData.get(event_type);
  if (type === undefined) return [`${at}: the SDK knows no event ${event_type}`];
  const around = differencesInObject({ ...rest, event_type, data: null }, 'IEventsResponse', at);
  return [...around, ...differencesFrom(data, type, `${at}.data`)];
}

function differencesInObject(value: unknown, type: string, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at}: is no ${type}`];
  const fields = fieldsOf(type);
  const given = new Map(Object.entries(value));
  const missing = Object.entries(fields)
    .filter(([name]) => !given.has(name) && !absent.includes(`${type}.${name}`))
    .map(([name]) => `${at}.${name}: is missing, ${type} has it`);
  const rest = [...given].flatMap(([name, one]) => {
    const field = fields[name];
    if (field === undefined) {
      return extra.includes(`${type}.${name}`) ? [] : [`${at}.${name}: is too much, ${type} has no such field`];
    }
    return differencesFrom(one, field, `${at}.${name}`);
  });
  return [...missing, ...rest];
}

function isPrimitive(value: unknown, type: string): boolean {
  if (type.startsWith("'")) return value === type.slice(1, -1);
  if (type === 'null') return value === null;
  if (opaque.includes(type)) return true;
  if (!['string', 'number', 'boolean'].includes(type)) throw new Error(`Cannot read the SDK's type ${type}.`);
  return typeof value === type;
}

function splitUnion(type: string): string[] {
  return type.split(' | ').map((one) => one.trim());
}
