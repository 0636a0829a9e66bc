/** A reason of a failure without addresses, short enough for a list. */
export function readableReason(reason: string): string {
  return reason
    .slice(0, 4_000)
    .replace(/[^\s<>"'()]+/g, (word) => (word.slice(1, -1).includes('@') ? '(address)' : word))
    .slice(0, 200);
}
