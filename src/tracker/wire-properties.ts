/**
 * Properties as they will be on the wire, cut loose from the caller's objects.
 * What JSON cannot hold is left out, because one such value would hold up the whole queue.
 * @param leaveOut told the name of each property that is left out
 */
export function wireProperties(
  properties: Record<string, unknown>,
  leaveOut: (name: string) => void,
): Record<string, unknown> {
  const onWire: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(properties)) {
    try {
      const text = JSON.stringify(value);
      if (text !== undefined) onWire[name] = JSON.parse(text);
    } catch {
      leaveOut(name);
    }
  }
  return onWire;
}
