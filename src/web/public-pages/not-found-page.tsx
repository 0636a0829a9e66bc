import { paths } from '#contract/paths.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loose } from '#web/ui/illustration/loose.tsx';
import styles from './not-found-page.module.css';

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
        <h1 tabIndex={-1}>This page slipped its string</h1>
        <p className="muted">The address may be old or mistyped. Nothing you saved is lost.</p>
        <Button wide href={paths.home}>
          Go to the start
        </Button>
      </main>
      <LegalLine />
    </div>
  );
}
