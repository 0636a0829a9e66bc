/** The pictures a screen can ask for; drawn by the browser. */
export const sceneNames = [
  'lift',
  'together',
  'untangle',
  'climb',
  'build',
  'calm',
  'loose',
  'focus',
  'night',
  'breeze',
  'gusts',
  'strong-wind',
  'windsocks',
  'vane',
  'rest',
  'practice',
  'meadow',
  'hilltop',
  'campfire',
  'anchor',
  'rain',
  'sunrise',
  'ready',
  'shelter',
  'steady',
  'soaring',
] as const;
export type SceneName = (typeof sceneNames)[number];

/** Those that a start page can show. */
export const startScenes = ['windsocks', 'meadow', 'hilltop', 'sunrise'] as const satisfies readonly SceneName[];
export type StartScene = (typeof startScenes)[number];

/** The kinds of everyday scenes that a question asks about. */
export const everydayScenes = ['work', 'home', 'people'] as const;
export type EverydayScene = (typeof everydayScenes)[number];

/** The icons an option can ask for. */
export const optionIcons = [
  'target',
  'bolt',
  'clock',
  'moon',
  'heart',
  'spark',
  'wave',
  'list',
  'people',
  'book',
  'sun',
] as const;
export type OptionIcon = (typeof optionIcons)[number];
