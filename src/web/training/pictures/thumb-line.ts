/** The lines of the small pictures of exercises. */
export const thumbLine = {
  fill: 'none',
  stroke: 'var(--il-string)',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
