import type { ReactNode } from 'react';
import type { PagePath } from '#contract/paths.ts';
import type { CallAnswers } from './call-answers.ts';

/** Stands for any address that is not in the route table. */
export const unknownPath = '/no-such-page';

/** One thing the gallery shows, in one state. */
export interface Story {
  /** Stable and in kebab-case, because the accepted pictures are named after it. */
  id: string;
  title: string;
  /** The section of the sheet. */
  part: string;
  /** Sets up the stored state, starting from that of a first visit. */
  arrange?: () => void;
  /** The end of the address, such as `&offer=2` or `#token`. */
  address?: string;
  /** Answers to calls that differ from the usual ones. */
  answers?: CallAnswers;
  /** A page, or something to render. */
  shows: PagePath | typeof unknownPath | (() => ReactNode);
  /** The cookie banner is open; usually it has been answered. */
  hasBanner?: true;
  /** The visitor's actions after that. */
  act?: (actions: VisitorActions) => void | Promise<void>;
  /** Its code keeps state that must not affect other stories, so it needs a document of its own. */
  isAlone?: boolean;
}

/** Acts as a visitor. A control is found by its full name or by the beginning of it. */
export interface VisitorActions {
  press(name: string): Promise<void>;
  type(label: string, text: string): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Waits for what appears by a real timer, shorter than those that `wait` advances. */
  see(text: string): Promise<void>;
  /** Leaves the page and opens it again. */
  comeBack(): Promise<void>;
}
