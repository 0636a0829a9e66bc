import type { NamedEvent } from '../../contract/element-label';

/**
 * An event as a label keeps it: with the properties that are the same at every press on the element. Null for events that
 * the tracker or the wire makes by itself.
 */
export function namedEvent(name: string, { cohort: _, ...properties }: Record<string, unknown>): NamedEvent | null {
  if (!/^[a-z]/.test(name)) return null;
  const lasting = Object.entries(properties).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { name, properties: Object.fromEntries(lasting) };
}
