/** The pictures a screen can ask for; drawn by the browser. */
export type SceneName =
  | 'lift'
  | 'together'
  | 'untangle'
  | 'climb'
  | 'build'
  | 'calm'
  | 'loose'
  | 'focus'
  | 'night'
  | 'breeze'
  | 'gusts'
  | 'strong-wind'
  | 'windsocks'
  | 'vane'
  | 'rest'
  | 'practice'
  | 'meadow'
  | 'hilltop'
  | 'campfire'
  | 'anchor'
  | 'rain'
  | 'sunrise'
  | 'ready'
  | 'shelter'
  | 'steady'
  | 'soaring';

/** Those that a start page can show. */
export type StartScene = Extract<SceneName, 'windsocks' | 'meadow' | 'hilltop' | 'sunrise'>;

/** The kinds of everyday scenes that a question asks about. */
export type EverydayScene = 'work' | 'home' | 'people';

/** The icons an option can ask for. */
export type OptionIcon =
  | 'target'
  | 'bolt'
  | 'clock'
  | 'moon'
  | 'heart'
  | 'spark'
  | 'wave'
  | 'list'
  | 'people'
  | 'book'
  | 'sun';
