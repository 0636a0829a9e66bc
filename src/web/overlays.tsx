import { useEffect } from 'react';
import { followSignIn } from './auth/follow-sign-in';
import { heedOtherTabs } from './consent/heed-other-tabs';
import { BusyHost } from './platform/busy-host';
import { followOtherTabs } from './platform/follow-other-tabs';
import { NoticeHost } from './platform/notice-host';
import { eraseWithOtherTabs, finishErasing } from './resume/finish-erasing';

/**
 * What § 4 and § 5 lay over every page: the loading overlay and the notifications. And what no first screen waits for: what
 * erasing answers left to do, and what other tabs do.
 */
export default function Overlays() {
  useEffect(() => {
    // What fails is tried again with the next page.
    finishErasing().catch(() => {});
    const ends = [followOtherTabs(), followSignIn(), heedOtherTabs(), eraseWithOtherTabs()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return (
    <>
      <NoticeHost />
      <BusyHost />
    </>
  );
}
