export const bowColours = ['#FFBF3F', '#5AA2E6', '#FF7E58', '#5DBE92'] as const;
export const trousers = '#1B1E4D';

/** Skin tones and shirts of the people, mixed from picture to picture. */
export const skins = { deep: '#5E3B28', brown: '#8A5A3C', tan: '#C98A63', warm: '#D9A27C', light: '#E3B08B' } as const;
export const shirts = {
  sun: '#FFBF3F',
  sky: '#5AA2E6',
  rose: '#F28AA0',
  white: '#F4F9FF',
  red: '#F2512B',
  leaf: '#5DBE92',
  lilac: '#A794EE',
} as const;
