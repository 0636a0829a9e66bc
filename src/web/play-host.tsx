import { type ComponentType, useEffect, useState } from 'react';
import { whileLoading } from '#web/platform/loading.ts';
import { notify } from '#web/platform/notify.ts';
import { usePlayRequest } from '#web/site/play-request.ts';
import type { PlayOnceProps } from '#web/training/play-once/play-once.tsx';
import { loadTrainingSheet } from '#web/training/styles/load-training-sheet.ts';

type PlayOnce = ComponentType<PlayOnceProps>;

/** The build writes a list of the play’s files here, from `assets/` on. */
const files = 'files-of:play-once' as unknown as readonly string[];

/** Asks for all files at once: one after the other they would cost a slow phone four round trips. */
function preload() {
  for (const file of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href: `/${file}`, crossOrigin: '' });
    document.head.append(link);
  }
}

async function loadPlay(): Promise<PlayOnce> {
  if (import.meta.env.PROD) preload();
  const [module] = await Promise.all([import('#web/training/play-once/play-once.tsx'), loadTrainingSheet()]);
  return module.PlayOnce;
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const close = () => usePlayRequest.setState({ request: null });

/** Opens the play over the page that asks for it. */
export function PlayHost() {
  const { isNear, request } = usePlayRequest();
  const [play, setPlay] = useState<{ Once: PlayOnce } | null>(null);
  const isAsked = request !== null;
  useEffect(() => {
    if (play !== null || !(isAsked || (isNear && !savesData()))) return;
    const loaded = isAsked ? whileLoading(loadPlay()) : loadPlay();
    loaded.then(
      (Once) => setPlay({ Once }),
      () => {
        if (!isAsked) return usePlayRequest.setState({ isNear: false });
        close();
        notify('This did not load. Check your connection and try again.');
      },
    );
  }, [play, isNear, isAsked]);
  useEffect(pressAgain, []);
  return request === null || play === null ? null : <play.Once {...request} onClose={close} />;
}

/** A press before the page's code had loaded, which the head script marks. */
function pressAgain() {
  if (usePlayRequest.getState().request !== null) return;
  document.querySelector<HTMLElement>('[data-early="play"][data-early-tapped]')?.click();
}
