/** WebKit is in every browser of iPhones and iPads, Gecko in Firefox. */
export const engineNames = ['webkit', 'gecko'] as const;
export type EngineName = (typeof engineNames)[number];

/** The option of a Playwright project that names the engine of its tests. */
export interface EngineOptions {
  engineName: EngineName | null;
}
