import { useEffect } from 'react';
import { BusyHost } from './platform/busy-host';
import { NoticeHost } from './platform/notice-host';
import { eraseWithOtherTabs, finishErasing } from './resume/finish-erasing';

/** What § 4 and § 5 lay over every page: the loading overlay and the notifications. And what erasing answers left to do. */
export default function Overlays() {
  useEffect(() => {
    // What fails is tried again with the next page.
    finishErasing().catch(() => {});
    return eraseWithOtherTabs();
  }, []);
  return (
    <>
      <NoticeHost />
      <BusyHost />
    </>
  );
}
