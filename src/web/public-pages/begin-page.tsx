import { useEffect } from 'react';
import { go } from '#web/platform/navigate.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import styles from './begin-page.module.css';
import { Doors } from './doors.tsx';
import { homeCopy } from './home-copy.ts';
import { MainLayout } from './main-layout.tsx';
import { useWayIn } from './use-way-in.ts';

export const prepare = homeCopy.load;

/**
 * The target of Home's button until its code has loaded, and without JavaScript: redirects each visitor to their own
 * quiz, which the server must not know. Visitors who have to wait, or have no JavaScript, can choose a quiz here.
 */
export default function BeginPage() {
  const isHydrated = useHydrated();
  const { href } = useWayIn();
  useEffect(() => {
    if (isHydrated) go(href + location.search, { replace: true });
  }, [isHydrated, href]);
  return (
    <MainLayout className={styles.begin} isWide>
      <div className="wrap">
        <h1 tabIndex={-1}>{homeCopy.say('begin-title')}</h1>
        <p className="muted">{homeCopy.say('begin-lead')}</p>
      </div>
      <div className={styles.choice}>
        <Doors />
      </div>
    </MainLayout>
  );
}
