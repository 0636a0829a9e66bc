import type { ElementFacts, ElementPath } from './autocapture-rules.ts';
import { capturedAddress, capturedAttribute } from './captured-text.ts';

/** § 5, in characters of JSON. */
const longestHierarchy = 1024;

/** Attributes that are sent besides id, class, href and aria-label. */
const sentAttributes = ['name', 'type', 'role', 'title', 'alt'];

/** An element's place in the page: itself, then its ancestors, as many as fit into 1024 characters (§ 5). */
export function hierarchyOf(path: ElementPath, base: string): Record<string, unknown>[] {
  const nodes: Record<string, unknown>[] = [];
  for (const facts of path) {
    nodes.push(nodeOf(facts, base));
    if (JSON.stringify(nodes).length > longestHierarchy) {
      nodes.pop();
      break;
    }
  }
  return nodes;
}

function nodeOf(facts: ElementFacts, base: string): Record<string, unknown> {
  const { tag, index, indexOfType, previousTag } = facts;
  const { id, class: className } = facts.attributes;
  const classes = capturedAttribute(className ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const attrs = attributesOf(facts, base);
  return {
    tag,
    index,
    indexOfType,
    ...(previousTag !== null && { prevSib: previousTag }),
    ...(id && { id: capturedAttribute(id) }),
    ...(classes.length > 0 && { classes }),
    ...(Object.keys(attrs).length > 0 && { attrs }),
  };
}

/** The attributes to send, each at most 128 characters (§ 5). */
export function attributesOf({ attributes }: ElementFacts, base: string): Record<string, string> {
  const captured: [string, string][] = sentAttributes.map((name) => [name, capturedAttribute(attributes[name] ?? '')]);
  captured.push(['aria-label', capturedAttribute(attributes['aria-label'] ?? '')]);
  if (attributes.href !== undefined) captured.push(['href', capturedAddress(attributes.href, base)]);
  return Object.fromEntries(captured.filter(([, value]) => value !== ''));
}
