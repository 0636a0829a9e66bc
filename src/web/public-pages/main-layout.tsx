import type { ReactNode } from 'react';
import { Footer } from '#web/site/footer.tsx';
import { frameCopy } from '#web/site/frame-copy.ts';
import { SiteHeader } from '#web/site/site-header.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './main-layout.module.css';

interface MainLayoutProps {
  /** Of the main part. */
  className: string | undefined;
  /** The header is as wide as Home's. */
  isWide?: boolean;
  children: ReactNode;
}

/** § 2, main layout: header and footer around one part, which fills the rest of the screen. */
export function MainLayout({ className, isWide = false, children }: MainLayoutProps) {
  return (
    <div className={classNames(styles.page, isWide && styles.wide)}>
      <a className="skip-link" href="#main">
        {frameCopy.say('skip-link')}
      </a>
      <SiteHeader />
      <main id="main" className={classNames(styles.main, className)}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
