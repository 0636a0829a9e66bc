/** § 9: a session ends after 30 minutes without an event. */
export const sessionTimeoutMs = 30 * 60 * 1000;

/** An analytics session; both are epoch ms, and the start is the session's id on the wire. */
export interface AnalyticsSession {
  id: number;
  lastEventAt: number;
}

export interface SessionStep {
  session: AnalyticsSession;
  /** The session that this event closed; `endedAt` is its last event + 1 ms. */
  ended: { id: number; endedAt: number } | null;
  started: boolean;
}

/**
 * What an event at `at` does to the session (§ 4). An event from shortly before belongs to the session it finds;
 * one from long before means that the clock was set back, and a session from the future would not end for as long.
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
