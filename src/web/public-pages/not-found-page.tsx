import type { lost } from '#contract/copy/lost.ts';
import { paths } from '#contract/paths.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { plainCopyOf } from '#web/site/plain-copy.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loose } from '#web/ui/illustration/loose.tsx';
import styles from './not-found-page.module.css';

const lostCopy = plainCopyOf<typeof lost>('lost');

/** § 2: any path that is not in the route table. */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <BrandMark href={paths.home} />
      </header>
      <div className={`${styles.picture} only-narrow`}>
        <Loose />
      </div>
      <div className={`${styles.picture} only-wide`}>
        <Loose wide />
      </div>
      <main className={styles.text}>
        <h1 tabIndex={-1}>{lostCopy.say('title')}</h1>
        <p className="muted">{lostCopy.say('lead')}</p>
        <Button wide href={paths.home}>
          {lostCopy.say('back')}
        </Button>
      </main>
      <LegalLine />
    </div>
  );
}
