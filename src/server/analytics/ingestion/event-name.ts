/** Events that do not tell what happened; Amplitude's SDKs send these three. */
const operations: ReadonlySet<string> = new Set(['$identify', '$groupidentify', '$exposure']);
const productEvent = /^\[(Amplitude|Experiment|Guides-Surveys)\] /;

/** Whether an event may have this name. Names that begin with `$` or `[` are reserved for the SDKs' own. */
export function isAllowedName(name: string): boolean {
  if (name.startsWith('$')) return operations.has(name);
  return !name.startsWith('[') || productEvent.test(name);
}

/** Whether the event describes a group of users. We have no groups: such events are acknowledged and not stored. */
export function isOfGroup(name: string): boolean {
  return name === '$groupidentify';
}
