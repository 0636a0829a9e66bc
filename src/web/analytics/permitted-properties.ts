/**
 * Properties that say nothing about health, the only ones a third party gets. Cohort, quiz, score and level tell of a
 * condition, and page and link hold addresses that do.
 */
const neutral: ReadonlySet<string> = new Set([
  'amount_minor',
  'choice',
  'currency',
  'offer_id',
  'popup',
  'stay_ms',
  'subscription',
  'type',
]);

/** Whether events stay with this site's own server. */
export function isOwnEndpoint(endpoint: string, origin: string): boolean {
  return new URL(endpoint, origin).origin === origin;
}

/** What of an event's properties may leave: all to the own server, only neutral ones to anybody else. */
export function permittedProperties(
  properties: Readonly<Record<string, unknown>>,
  toOwnServer: boolean,
): Record<string, unknown> {
  if (toOwnServer) return { ...properties };
  return Object.fromEntries(Object.entries(properties).filter(([name]) => neutral.has(name)));
}
