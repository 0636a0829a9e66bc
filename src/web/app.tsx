import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { afterFirstPaint } from '#web/platform/after-first-paint.ts';
import type { PageProps } from '#web/platform/page-props.ts';
import { Outlet } from './outlet.tsx';

const never = () => new Promise<never>(() => {});
const nothing = () => ({ default: () => null });
// Without its code the prerendered banner stays, and the head script stores the choice.
const CookieBanner = lazy<ComponentType>(() => import('#web/measuring/consent/cookie-banner.tsx').catch(never));
// Left out when they fail to load, because the page works without them.
const Overlays = lazy<ComponentType>(() => import('./overlays.tsx').catch(nothing));

interface AppProps {
  /** Rendered first, so that hydration finds the same tree as in the prerendered HTML. */
  firstPage: ComponentType<PageProps> | null;
  /** The path to render outside a browser. */
  path?: string;
  asksAboutCookies?: boolean;
  onMounted?: () => void;
}

/**
 * § 2: the root view holds the router outlet, the cookie banner and the overlays. The banner's HTML is prerendered; its
 * code, like that of the overlays, loads after the first question can be answered.
 */
export function App({ firstPage, path, asksAboutCookies = true, onMounted }: AppProps) {
  useEffect(() => {
    onMounted?.();
  }, [onMounted]);
  return (
    <>
      <Outlet firstPage={firstPage} path={path} />
      {asksAboutCookies && (
        <Suspense>
          <CookieBanner />
        </Suspense>
      )}
      <LaterOverlays />
    </>
  );
}

/**
 * Separate from `App`, because re-rendering `App` would replace the banner before its code has loaded, and lose taps on
 * it.
 */
function LaterOverlays() {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    afterFirstPaint(() => setPainted(true));
  }, []);
  if (!isPainted) return null;
  return (
    <Suspense>
      <Overlays />
    </Suspense>
  );
}
