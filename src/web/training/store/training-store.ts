import { v7 } from 'uuid';
import { fetchAccount } from '#web/session/fetch-account.ts';
import { isLoggedIn, useSession } from '#web/session/session.ts';
import { openTrainingRows } from '#web/session/training-rows.ts';
import { createTraining } from './create-training.ts';
import type { TrainingHandlers } from './opened-training.ts';
import { alone } from './outbox.ts';
import { trainingCalls } from './training-calls.ts';

const channelName = 'everkite.training';

let channel: BroadcastChannel | null = null;

/** This browser's training of the signed-in user, or of the sample. */
export const useTraining = createTraining({
  openRows: () => openTrainingRows(),
  who,
  now: () => Date.now(),
  offsetMin: (at) => -new Date(at).getTimezoneOffset(),
  newId: () => v7(),
  random: () => Math.random(),
  later(delayMs, run) {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
  alone: (work) => alone(channelName, work),
  announce,
  connect,
  leaveOffline: () =>
    import('#web/session/leave-offline.ts').then(({ leaveOffline }) => leaveOffline()).catch(() => {}),
});

async function who() {
  if (!isLoggedIn(useSession.getState())) return null;
  // Right after signing in, the profile may still be missing.
  if (useSession.getState().profile.id === 0) await fetchAccount({ quiet: true });
  const { token, profile } = useSession.getState();
  return profile.id === 0 ? null : { owner: String(profile.id), calls: trainingCalls(token) };
}

function connect({ refresh, close, changed }: TrainingHandlers): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh();
  });
  window.addEventListener('online', () => void refresh());
  useSession.subscribe((session, before) => {
    if (session.token !== before.token) close();
  });
  try {
    channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => changed(data as string);
  } catch {
    // Another tab then shows the change when it is looked at.
  }
}

function announce(owner: string): void {
  try {
    channel?.postMessage(owner);
  } catch {
    // The browser has closed it.
    channel = null;
  }
}
