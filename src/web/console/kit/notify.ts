import { create } from 'zustand';

export type NoticeKind = 'done' | 'waiting' | 'refused';

export interface Notice {
  id: number;
  kind: NoticeKind;
  /** What happened, as a sentence. */
  what: string;
  /** The consequence, as a sentence. */
  more?: string;
  /** The provider's own code, such as `adjustment_not_allowed`. */
  code?: string;
}

/** The notifications for the operator, the latest last. */
export const useConsoleNotices = create<{ notices: readonly Notice[] }>(() => ({ notices: [] }));

let lastId = 0;

/** Notifies the operator of the outcome of an act. A refusal stays until it is closed by hand. */
export function notify(kind: NoticeKind, what: string, rest: Pick<Notice, 'more' | 'code'> = {}): void {
  lastId += 1;
  const notice = { id: lastId, kind, what, ...rest };
  useConsoleNotices.setState(({ notices }) => ({ notices: [...notices.filter((one) => one.what !== what), notice] }));
}

export function closeNotice(id: number): void {
  useConsoleNotices.setState(({ notices }) => ({ notices: notices.filter((one) => one.id !== id) }));
}
