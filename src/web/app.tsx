import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { requestWebFonts } from './boot/web-fonts';
import { Outlet } from './outlet';
import { afterFirstPaint } from './platform/after-first-paint';

const CookieBanner = lazy(() => import('./consent/cookie-banner'));
const Overlays = lazy(() => import('./overlays'));

interface AppProps {
  /** The page that is there from the first render on, so that prerendered HTML is met by the same tree. */
  firstPage: ComponentType | null;
  /** Path to render outside a browser. */
  path?: string;
  onMounted?: () => void;
}

/**
 * § 2: the root view holds the router outlet and the cookie banner, and what lies over both. The banner's HTML is there
 * from the start; its code, like that of the overlays, comes after the first question can be answered.
 */
export function App({ firstPage, path, onMounted }: AppProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    onMounted?.();
    afterFirstPaint(() => {
      setPainted(true);
      requestWebFonts();
    });
  }, [onMounted]);
  return (
    <>
      <Outlet firstPage={firstPage} path={path} />
      <Suspense>
        <CookieBanner />
      </Suspense>
      {isPainted && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </>
  );
}
