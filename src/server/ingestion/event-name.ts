/** Events that carry something else than what happened; Amplitude's SDKs send these three. */
const operations: ReadonlySet<string> = new Set(['$identify', '$groupidentify', '$exposure']);
const productEvent = /^\[(Amplitude|Experiment|Guides-Surveys)\] /;

/** Whether an event may have this name. Names that begin with `$` or `[` are reserved for the SDKs' own. */
export function isAllowedName(name: string): boolean {
  if (name.startsWith('$')) return operations.has(name);
  return !name.startsWith('[') || productEvent.test(name);
}

/** Whether the event tells of a group of users. We have no groups: it is taken, and nothing is kept of it. */
export function isOfGroup(name: string): boolean {
  return name === '$groupidentify';
}
