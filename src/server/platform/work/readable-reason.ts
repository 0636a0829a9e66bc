/** A reason of a failure without addresses, short enough for a list. */
export function readableReason(reason: string): string {
  return reason.replace(/[^\s<>"'()]+@[^\s<>"'()]+/g, '(address)').slice(0, 200);
}
