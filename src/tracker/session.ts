/** § 9: a session ends after 30 minutes without an event. */
export const sessionTimeoutMs = 30 * 60 * 1000;

/** Both are epoch ms, and the start is the session's id on the wire. */
export interface AnalyticsSession {
  id: number;
  lastEventAt: number;
}

export interface SessionStep {
  session: AnalyticsSession;
  /** The session that this event closed; it ends 1 ms after its last event. */
  ended: { id: number; endedAt: number } | null;
  started: boolean;
}

/**
 * The effect of an event at `at` on the session (§ 4). An event from shortly before belongs to the current session.
 * One from long before means that the clock was set back, and a session from the future would not end for as long.
 */
export function continueSession(session: AnalyticsSession | null, at: number): SessionStep {
  if (session !== null && Math.abs(at - session.lastEventAt) < sessionTimeoutMs) {
    const lastEventAt = Math.max(session.lastEventAt, at);
    return { session: { id: session.id, lastEventAt }, ended: null, started: false };
  }
  return {
    session: { id: at, lastEventAt: at },
    ended: session === null ? null : { id: session.id, endedAt: session.lastEventAt + 1 },
    started: true,
  };
}
