import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { BrandMark } from './brand-mark';
import styles from './stage.module.css';

/** Phones never show it, so its code comes after the page is alive; without a network the sky stays empty. */
const Climb = lazy<ComponentType<{ share: number }>>(() =>
  import('./illustration/climb').then(
    ({ Climb }) => ({ default: Climb }),
    () => ({ default: () => null }),
  ),
);

interface StageProps {
  /** Where the brand over the scene leads; the site's front door when not given. */
  brandHref?: string;
  /** How far the kite of the scene has climbed, 0 to 1. */
  share?: number;
  /** On wide screens instead of the climbing kite. */
  scene?: ReactNode;
  /** Over the pane: a StepBar or TopBar. */
  header?: ReactNode;
  children: ReactNode;
}

/** A funnel page: one column on phones, a scene beside the pane on wide screens. */
export function FunnelStage({ brandHref = '/', share = 0, scene, header, children }: StageProps) {
  return (
    <div className={styles.stage}>
      <SceneBeside brandHref={brandHref}>{scene ?? <Climb share={share} />}</SceneBeside>
      <div className={styles.pane}>
        {header}
        {children}
      </div>
    </div>
  );
}

interface SheetStageProps extends StageProps {
  /** Over the sheet on phones. */
  picture: ReactNode;
}

/** A picture with a sheet of words over its foot; on wide screens the scene stands beside the words. */
export function SheetStage({ brandHref = '/', share = 0, scene, picture, header, children }: SheetStageProps) {
  return (
    <div className={styles.stage}>
      <SceneBeside brandHref={brandHref}>{scene ?? <Climb share={share} />}</SceneBeside>
      <div className={styles.pane}>
        {header !== undefined && <div className={styles.over}>{header}</div>}
        <div className={styles.picture}>{picture}</div>
        <main id="main" className={styles.sheet}>
          {children}
        </main>
      </div>
    </div>
  );
}

function SceneBeside({ brandHref, children }: { brandHref: string; children: ReactNode }) {
  return (
    <aside className={styles.scene} aria-label="Brand">
      <div className={styles.brand}>
        <BrandMark href={brandHref} />
      </div>
      <Suspense fallback={<div className={styles.sky} />}>{children}</Suspense>
    </aside>
  );
}
