import { paths } from '../../contract/paths';
import { BrandMark } from '../ui/brand-mark';
import { Button } from '../ui/button';
import { Loose } from '../ui/illustration/loose';
import { LegalLine } from './legal-line';
import styles from './not-found-page.module.css';

/** § 2: any path that is not in the table. */
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
      <main className={styles.words}>
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
