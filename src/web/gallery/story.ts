import type { ReactNode } from 'react';
import type { PagePath } from '#contract/console/paths.ts';
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
  act?: Act;
  /** Its code keeps state that must not affect other stories, so it needs a document of its own. */
  isAlone?: boolean;
}

/** What a file of stories, which stands beside what it shows, exports. */
export interface StoriesFile {
  /** The order of the files on the sheet: 100 the funnel, 200 the account, 300 training, 400 the console, 500 parts. */
  place: number;
  stories: readonly Story[];
}

type Shared = Partial<Story> & Pick<Story, 'part'>;
type Own<S extends Shared> = Omit<Story, 'id' | keyof S> & Partial<Pick<Story, keyof S & keyof Story>>;

/**
 * Stories by their ids.
 * @param shared their part of the sheet, or what all of them have unless they say otherwise
 */
export function storiesOf<S extends Shared = Pick<Story, 'part'>>(
  shared: S | string,
  each: Record<string, Own<S>>,
): Story[] {
  const usual = typeof shared === 'string' ? { part: shared } : shared;
  return Object.entries(each).map(([id, own]) => ({ ...usual, ...own, id }) as unknown as Story);
}

/** What somebody does after something is shown. */
type Act = (actions: VisitorActions) => void | Promise<void>;
export const press =
  (name: string): Act =>
  (actions) =>
    actions.press(name);
export const fill =
  (label: string, text: string): Act =>
  (actions) =>
    actions.type(label, text);
export const wait =
  (ms: number): Act =>
  (actions) =>
    actions.wait(ms);
export const inTurn =
  (...acts: readonly Act[]): Act =>
  async (actions) => {
    for (const act of acts) await act(actions);
  };

/** A callback that a story has to have. */
export const ignore = () => {};

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
