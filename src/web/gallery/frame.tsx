import { useEffect, useRef, useState } from 'react';
import type { Theme } from '../platform/theme';
import { takeTurn } from './frame-turns';

interface FrameProps {
  /** Of the specimen. */
  id: string;
  title: string;
  width: number;
  height: number;
  theme: Theme;
}

/** A specimen in a document of its own, which loads when it comes near; a page longer than the screen is shown whole. */
export function Frame({ id, title, width, height, theme }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setNear] = useState(false);
  const [isDue, setDue] = useState(false);

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
    const giveBack = takeTurn(() => setDue(true));
    const onShown = ({ source, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      frame.current.height = String(Math.max(height, Number(data)));
      end();
    };
    const end = () => {
      removeEventListener('message', onShown);
      giveBack();
    };
    addEventListener('message', onShown);
    return end;
  }, [isNear, height]);

  return (
    <iframe
      ref={frame}
      title={title}
      src={isDue ? `/gallery?only=${id}&theme=${theme}` : undefined}
      width={width}
      height={height}
    />
  );
}
