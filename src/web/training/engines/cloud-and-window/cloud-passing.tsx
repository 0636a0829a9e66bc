import { useEffect, useRef, useState } from 'react';
import { cloudCopy } from '#training/engines/cloud-and-window/cloud-copy.ts';
import { GuidedTitle } from '#web/training/guided/guided-frame.tsx';
import { wantsLessMotion } from '#web/training/guided/reduced-motion.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CloudCard } from './cloud-card.tsx';
import styles from './cloud-passing.module.css';

/** How long a cloud takes across the whole sky (delight.md § 5). */
const passingMs = 10_000;
/** Its still form stands in so many places. */
const stands = 3;

interface CloudPassingProps {
  text: string;
  onPassed(): void;
}

/** The cloud with a worry crosses the sky; with less motion it stands in three places, one after the other. */
export function CloudPassing({ text, onPassed }: CloudPassingProps) {
  const [isStill] = useState(wantsLessMotion);
  const [stand, setStand] = useState(0);
  const passed = useRef(onPassed);
  passed.current = onPassed;
  useEffect(() => {
    const turn = setInterval(() => setStand((before) => before + 1), passingMs / stands);
    const end = setTimeout(() => passed.current(), passingMs);
    return () => {
      clearInterval(turn);
      clearTimeout(end);
    };
  }, []);
  return (
    <>
      <GuidedTitle>{cloudCopy.passing.title}</GuidedTitle>
      <div className={styles.sky}>
        <div
          className={classNames(styles.cloud, isStill ? styles.still : styles.moving)}
          style={isStill ? { insetInlineStart: `${30 * Math.min(stand, stands - 1)}%` } : undefined}
        >
          <CloudCard text={text} />
        </div>
      </div>
      <Button wide variant="white" onClick={onPassed}>
        {cloudCopy.passing.skip}
      </Button>
    </>
  );
}
