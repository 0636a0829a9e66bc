import type { ReactNode } from 'react';
import type { PagePath } from '../../contract/paths';
import type { CallAnswer } from './call-answers';

/** One thing the gallery shows, in one state. */
export interface Specimen {
  /** Stable, kebab-case: the accepted pictures are called after it. */
  id: string;
  title: string;
  /** The part of the sheet it stands in. */
  part: string;
  /** What the browser knows of the visitor. Everything is as on a first visit before. */
  arrange?: () => void;
  /** What the address ends in, such as `&offer=2` or `#token`. */
  address?: string;
  /** How calls are answered, by path, where not as usual. */
  answers?: Record<string, CallAnswer>;
  /** A page of the route table, or what is no page. */
  shows: PagePath | (() => ReactNode);
  /** What the visitor does then. */
  act?: (actions: VisitorActions) => void | Promise<void>;
  /** The code remembers something that no other specimen may meet: it needs a document of its own. */
  isAlone?: boolean;
}

/** A visitor's hands. A name is all the control's words, or what they begin with. */
export interface VisitorActions {
  press(name: string): Promise<void>;
  type(label: string, text: string): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Leaves the page and opens it once more. */
  comeBack(): Promise<void>;
}
