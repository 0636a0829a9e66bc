import { useEffect } from 'react';
import { eraseWithOtherTabs, finishErasing } from '#web/funnel/resume/finish-erasing.ts';
import { followCookieChoice } from '#web/measuring/consent/follow-cookie-choice.ts';
import { BusyHost } from '#web/platform/busy-host.tsx';
import { followOtherTabs } from '#web/platform/follow-other-tabs.ts';
import { NoticeHost } from '#web/platform/notice-host.tsx';
import { rescueFocus } from '#web/platform/rescue-focus.ts';
import { requestWebFonts } from '#web/platform/web-fonts.ts';
import { followSignIn } from '#web/subscriber/auth/follow-sign-in.ts';
import { PlayHost } from './play-host.tsx';

/**
 * The overlays on every page: loading and notifications (§ 4, § 5), and the play over it. Also starts what a first screen does not need:
 * unfinished erasing, following other tabs, keeping the focus on the page, and the typefaces.
 */
export default function Overlays() {
  useEffect(() => {
    void requestWebFonts();
    // Retried on the next page load.
    finishErasing().catch(() => {});
    const ends = [followOtherTabs(), followSignIn(), followCookieChoice(), eraseWithOtherTabs(), rescueFocus()];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return (
    <>
      <NoticeHost />
      <BusyHost />
      <PlayHost />
    </>
  );
}
