import type { CSSProperties } from 'react';

/** Lets a choice rise a moment after the one before it. `index` counts from 0. */
export const risingAt = (index: number) => ({ '--index': index }) as CSSProperties;
