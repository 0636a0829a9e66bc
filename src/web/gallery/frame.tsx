import { useEffect, useRef, useState } from 'react';
import type { Theme } from '#web/platform/theme.ts';

interface FrameProps {
  /** The story’s id. */
  id: string;
  title: string;
  width: number;
  height: number;
  theme: Theme;
}

/**
 * A story in a document of its own, which loads when it is scrolled near. A page longer than the screen is shown in
 * full.
 */
export function Frame({ id, title, width, height, theme }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setNear] = useState(false);
  const [mayLoad, setMayLoad] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return;
    const endTurn = takeTurn(() => setMayLoad(true));
    const onShown = ({ source, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      frame.current.height = String(Math.max(height, Number(data)));
      end();
    };
    const end = () => {
      removeEventListener('message', onShown);
      endTurn();
    };
    addEventListener('message', onShown);
    return end;
  }, [isNear, height]);

  return (
    <iframe
      ref={frame}
      title={title}
      src={mayLoad ? `/gallery?only=${id}&theme=${theme}` : undefined}
      width={width}
      height={height}
    />
  );
}

/** Each frame is a document of its own; loading more at once would slow all of them down. */
const mostAtOnce = 2;

let loading = 0;
const waiting: (() => void)[] = [];

/**
 * Calls `begin` when a frame may load.
 * @returns ends the turn, or cancels it before it has begun
 */
function takeTurn(begin: () => void): () => void {
  let stage: 'waiting' | 'loading' | 'done' = 'waiting';
  const start = () => {
    if (stage !== 'waiting') return;
    stage = 'loading';
    loading += 1;
    begin();
  };
  waiting.push(start);
  startNext();
  return () => {
    if (stage === 'loading') loading -= 1;
    stage = 'done';
    startNext();
  };
}

function startNext() {
  while (loading < mostAtOnce && waiting.length > 0) waiting.shift()!();
}
