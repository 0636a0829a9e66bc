import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { create } from 'zustand';
import type { PlayPlace } from '#contract/event.ts';

/** What the page under the play goes on with. */
export interface NextStep {
  label: string;
  /** Leads to another page. */
  href?: string;
  onPress?(): void;
  /** Whether the visitor's own plan begins with the played exercise. */
  isInPlan?: boolean;
}

export interface PlayRequest {
  where: PlayPlace;
  next: NextStep;
  /** Gets the focus back. */
  opener: HTMLElement;
}

/**
 * The play that is asked for, which `PlayHost` opens over the page. `isNear` fetches its code before the press. Only
 * this is loaded with first screens.
 */
export const usePlayRequest = create<{ isNear: boolean; request: PlayRequest | null }>(() => ({
  isNear: false,
  request: null,
}));

type Happens = FocusEvent<HTMLElement> | PointerEvent<HTMLElement> | MouseEvent<HTMLElement>;

/** The props of a button that opens the play. */
export function playProps(where: PlayPlace, next: NextStep) {
  const near = () => usePlayRequest.setState({ isNear: true });
  return {
    onPointerEnter: near,
    onFocus: near,
    onClick: ({ currentTarget: opener }: Happens) => usePlayRequest.setState({ request: { where, next, opener } }),
  };
}
