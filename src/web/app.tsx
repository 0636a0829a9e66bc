import { type ComponentType, useEffect } from 'react';
import { CookieBanner } from './consent/cookie-banner';
import { Outlet } from './outlet';
import { BusyHost } from './platform/busy-host';
import { NoticeHost } from './platform/notice-host';

interface AppProps {
  /** The page that is there from the first render on, so that prerendered HTML is met by the same tree. */
  firstPage: ComponentType | null;
  /** Path to render outside a browser. */
  path?: string;
  onMounted?: () => void;
}

/** § 2: the root view holds the router outlet and the cookie banner, and what § 4 and § 5 lay over both. */
export function App({ firstPage, path, onMounted }: AppProps) {
  useEffect(() => {
    onMounted?.();
  }, [onMounted]);
  return (
    <>
      <Outlet firstPage={firstPage} path={path} />
      <CookieBanner />
      <NoticeHost />
      <BusyHost />
    </>
  );
}
