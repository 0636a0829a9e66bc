import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { requestWebFonts } from './boot/web-fonts';
import { Outlet } from './outlet';

import { afterFirstPaint } from './platform/after-first-paint';
import type { PageProps } from './routes';

const nothing = () => ({ default: () => null });
// What the network does not bring is left out: the page below works without.
const CookieBanner = lazy<ComponentType>(() => import('./consent/cookie-banner').catch(nothing));
const Overlays = lazy<ComponentType>(() => import('./overlays').catch(nothing));

interface AppProps {
  /** The page that is there from the first render on, so that prerendered HTML is met by the same tree. */
  firstPage: ComponentType<PageProps> | null;
  /** Path to render outside a browser. */
  path?: string;
  asksAboutCookies?: boolean;
  onMounted?: () => void;
}

/**
 * § 2: the root view holds the router outlet and the cookie banner, and what lies over both. The banner's HTML is there
 * from the start; its code, like that of the overlays, comes after the first question can be answered.
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

/** Apart from `App`, because rendering that anew would replace the banner whose code has not come, with the taps on it. */
function LaterOverlays() {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    afterFirstPaint(() => {
      setPainted(true);
      requestWebFonts();
    });
  }, []);
  if (!isPainted) return null;
  return (
    <Suspense>
      <Overlays />
    </Suspense>
  );
}
