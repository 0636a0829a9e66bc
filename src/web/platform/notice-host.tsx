import { useEffect } from 'react';
import { Notice, NoticeStack } from '#web/ui/notice.tsx';
import { noticePositions } from '#web/ui/notice-positions.ts';
import { closeNotice, pauseNotice, runNotice, type ShownNotice, useNotices } from './notify.ts';

/** Shows the notifications at their positions, newest on top. One with the pointer or focus on it does not close. */
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
