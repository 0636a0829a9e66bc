/** The four panels of a kite: upper left, upper right, lower right, lower left. */
export type KiteColours = readonly [string, string, string, string];

/** Fixed artwork colours: they look right by day and by night. Everything else in a scene is a token. */
export const kiteColours = {
  kite: ['var(--k1)', 'var(--k2)', 'var(--k3)', 'var(--k4)'],
  sky: ['#9CCBF5', '#5AA2E6', '#2F74B8', '#F4F9FF'],
  lilac: ['#CFC3FA', '#A794EE', '#7A63CF', '#FFD98A'],
  leaf: ['#A9E2C4', '#5DBE92', '#2B8A63', '#FFF0C9'],
  sun: ['#FFD87E', '#FFBF3F', '#E39A12', '#F2512B'],
  mist: ['#C9D7EA', '#AFC3DE', '#8FA8CB', '#E4ECF6'],
  plain: ['var(--surface-sunk)', 'var(--line)', 'var(--control)', 'var(--surface-sunk)'],
} satisfies Record<string, KiteColours>;

export type KiteName = keyof typeof kiteColours;
