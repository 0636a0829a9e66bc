/** § 9: a session ends after 30 minutes without an event. */
export const sessionTimeoutMs = 30 * 60 * 1000;

/** Both are epoch ms; the id is the time at which the session started. */
export interface AnalyticsSession {
  id: number;
  lastEventAt: number;
  /** The most events in one upload, once the server has refused some as too large. */
  chunkSize?: number;
}

export interface SessionStep {
  session: AnalyticsSession;
  /** The session that this event ended; it ends 1 ms after its own last event. */
  ended: { id: number; endedAt: number } | null;
  started: boolean;
}

/**
 * The session after an event at `at` (§ 4). An event from less than 30 minutes before belongs to the current session.
 * An earlier one means that the clock was set back, and starts a new session, because one in the future would not end
 * for as long.
 */
export function continueSession(session: AnalyticsSession | null, at: number): SessionStep {
  if (session !== null && Math.abs(at - session.lastEventAt) < sessionTimeoutMs) {
    const lastEventAt = Math.max(session.lastEventAt, at);
    return { session: { ...session, lastEventAt }, ended: null, started: false };
  }
  return {
    session: { id: at, lastEventAt: at },
    ended: session === null ? null : { id: session.id, endedAt: session.lastEventAt + 1 },
    started: true,
  };
}
