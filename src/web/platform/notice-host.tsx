import { useEffect } from 'react';
import { Notice, NoticeStack } from '../ui/notice';
import { closeNotice, noticePositions, pauseNotice, runNotice, type ShownNotice, useNotices } from './notify';

/** Shows the notifications at their places, the newest on top; one that is read stays. */
export function NoticeHost() {
  const notices = useNotices((state) => state.notices);
  const used = noticePositions.filter((position) => notices.some((notice) => notice.position === position));
  return used.map((position) => (
    <NoticeStack key={position} position={position}>
      {notices
        .filter((notice) => notice.position === position)
        .map((notice) => (
          <TimedNotice key={notice.id} {...notice} />
        ))}
    </NoticeStack>
  ));
}

function TimedNotice({ id, message }: ShownNotice) {
  useEffect(() => runNotice(id), [id]);
  return (
    <Notice
      onClose={() => closeNotice(id)}
      onMouseEnter={() => pauseNotice(id)}
      onMouseLeave={() => runNotice(id)}
      onFocus={() => pauseNotice(id)}
      onBlur={() => runNotice(id)}
    >
      {message}
    </Notice>
  );
}
