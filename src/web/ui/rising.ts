import type { CSSProperties } from 'react';

/** Starts each choice's entrance shortly after the previous one's. `index` counts from 0. */
export const risingAt = (index: number) => ({ '--index': index }) as CSSProperties;
