import { BusyHost } from './platform/busy-host';
import { NoticeHost } from './platform/notice-host';

/** What § 4 and § 5 lay over every page: the loading overlay and the notifications. */
export default function Overlays() {
  return (
    <>
      <NoticeHost />
      <BusyHost />
    </>
  );
}
