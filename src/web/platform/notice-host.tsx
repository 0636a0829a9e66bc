import { Notice, NoticeStack } from '../ui/notice';
import { closeNotice, noticePositions, pauseNotice, resumeNotice, useNotices } from './notify';

/** Shows the notifications at their places, the newest on top; one that is read stays. */
export function NoticeHost() {
  const notices = useNotices((state) => state.notices);
  const used = noticePositions.filter((position) => notices.some((notice) => notice.position === position));
  return used.map((position) => (
    <NoticeStack key={position} position={position}>
      {notices
        .filter((notice) => notice.position === position)
        .map(({ id, message }) => (
          <Notice
            key={id}
            onClose={() => closeNotice(id)}
            onMouseEnter={() => pauseNotice(id)}
            onMouseLeave={() => resumeNotice(id)}
            onFocus={() => pauseNotice(id)}
            onBlur={() => resumeNotice(id)}
          >
            {message}
          </Notice>
        ))}
    </NoticeStack>
  ));
}
