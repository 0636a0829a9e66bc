import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { BrandMark } from './brand-mark.tsx';
import { classNames } from './class-names.ts';
import styles from './stage.module.css';

/** Never shown on phones, so its code loads after hydration; if that fails, the sky stays empty. */
const Climb = lazy<ComponentType<{ share: number }>>(() =>
  import('./illustration/climb.tsx').then(
    (module) => ({ default: module.Climb }),
    () => ({ default: () => null }),
  ),
);

interface StageProps {
  /** Target of the brand link; the home page by default. */
  brandHref?: string;
  /** How far the kite of the scene has climbed, 0 to 1. */
  share?: number;
  /** Replaces the climbing kite on wide screens. */
  scene?: ReactNode;
  /** Above the pane: a StepBar or TopBar. */
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
  /** Above the sheet on phones. */
  picture: ReactNode;
  /** The pictures have an evening sky, so that what stands on it is light by Day too. */
  evening?: boolean;
  /** The stage lies over the page, which has a main part of its own. */
  over?: boolean;
}

/** A picture with a sheet of text over its lower edge; on wide screens the scene is beside the text. */
export function SheetStage(props: SheetStageProps) {
  const { brandHref = '/', share = 0, scene, picture, evening, over, header, children } = props;
  const text = { className: styles.sheet, children };
  return (
    <div className={classNames(styles.stage, styles.withSheet, evening && styles.evening)}>
      <SceneBeside brandHref={brandHref}>{scene ?? <Climb share={share} />}</SceneBeside>
      <div className={styles.pane}>
        {header !== undefined && <div className={styles.over}>{header}</div>}
        <div className={styles.picture}>{picture}</div>
        {over ? <div {...text} /> : <main id="main" {...text} />}
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
