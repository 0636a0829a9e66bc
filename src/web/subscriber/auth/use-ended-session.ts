import { useEffect } from 'react';

/**
 * Where a 401 has ended a session (`forceLogout`), the device's copy of that person's training goes, as after signing
 * out. Done here, so that first screens do not carry it.
 */
export function useEndedSession(): void {
  useEffect(() => {
    const userId: unknown = history.state;
    if (typeof userId !== 'number') return;
    history.replaceState(null, '');
    import('#web/session/leave-training.ts').then(({ leaveTraining }) => leaveTraining(userId)).catch(() => {});
  }, []);
}
