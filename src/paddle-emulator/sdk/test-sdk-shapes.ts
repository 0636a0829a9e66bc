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

/** Fields in which Paddle's answers and the SDK's definitions differ, each as `Interface.field`. */
const knownDifferences = {
  /** Added only for who asks with `include`; of it the emulator knows a transaction's address and discount. */
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
    // The SDK takes an item's totals for an adjustment's; Paddle sends three amounts in both places.
    'IAdjustmentItemTotalsNotificationResponse.fee',
    'IAdjustmentItemTotalsNotificationResponse.earnings',
    'IAdjustmentItemTotalsNotificationResponse.breakdown',
    'IAdjustmentItemTotalsNotificationResponse.currency_code',
    // The SDK forgot the last letter.
    'ITransactionPreviewResponse.available_payment_method',
  ],
  /** Sent, and passed over by the SDK. */
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

/** Types into which anything fits. */
const opaque = ['any', 'object', 'Record<string, any>', 'T'];

const interfaces = new Map<string, Record<string, string>>();
const parents = new Map<string, string>();
const aliases = new Map<string, string>();
/** Which interface the data of an event has, by the event's name. */
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
const eventNames = new Map([...text.matchAll(/^ {4}(\w+) = "([\w.]+)"/gm)].map(([, key, name]) => [key!, name!]));
for (const [, data, key] of text.matchAll(/extends IEventsResponse<(\w+)> \{\n {4}event_type: EventName\.(\w+);/g)) {
  eventData.set(eventNames.get(key!)!, data!);
}

/** Every kind of event the SDK knows. */
export const sdkEventNames: readonly string[] = [...eventData.keys()];

/**
 * What a JSON value has too much or too little for an interface of the SDK, each as `path: fault`; nothing when it fits.
 * An optional field counts as missing too, unless it is a known difference.
 */
export function faultsAgainst(value: unknown, type: string, at = ''): string[] {
  const alternatives = splitUnion(type);
  if (alternatives.length > 1) {
    const isNull = value === null && alternatives.includes('null');
    const tried = alternatives.filter((one) => one !== 'null').map((one) => faultsAgainst(value, one, at));
    return isNull ? [] : tried.reduce((best, one) => (one.length < best.length ? one : best));
  }
  if (type.endsWith('[]')) return faultsInArray(value, type.slice(0, -2), at);
  if (type === 'IEvents') return faultsInEvent(value, at);
  if (interfaces.has(type)) return faultsInObject(value, type, at);
  const alias = aliases.get(type);
  if (alias !== undefined) return faultsAgainst(value, alias, at);
  return isPrimitive(value, type) ? [] : [`${at}: ${JSON.stringify(value)} is not ${type}`];
}

function faultsInArray(value: unknown, type: string, at: string): string[] {
  if (!Array.isArray(value)) return [`${at}: is no list of ${type}`];
  return value.flatMap((one, index) => faultsAgainst(one, type, `${at}[${index}]`));
}

function fieldsOf(type: string): Record<string, string> {
  const parent = parents.get(type);
  return { ...(parent === undefined ? {} : fieldsOf(parent)), ...interfaces.get(type) };
}

/** An event's data has the interface of its kind. */
function faultsInEvent(value: unknown, at: string): string[] {
  const { data, event_type, ...rest } = value as { data: unknown; event_type: string };
  const type = eventData.get(event_type);
  if (type === undefined) return [`${at}: the SDK knows no event ${event_type}`];
  const around = faultsInObject({ ...rest, event_type, data: null }, 'IEventsResponse', at);
  return [...around, ...faultsAgainst(data, type, `${at}.data`)];
}

function faultsInObject(value: unknown, type: string, at: string): string[] {
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
    return faultsAgainst(one, field, `${at}.${name}`);
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
