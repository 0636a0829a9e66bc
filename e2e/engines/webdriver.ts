/** An element of the page, as the protocol refers to it. */
export type ElementReference = Record<string, string>;

/** The key of an element's id (W3C WebDriver, § 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const idOf = (element: ElementReference) => element[elementKey]!;

/** The commands of W3C WebDriver that are used here: Gecko's name for each, and WebKit's method and path. */
export const commands = {
  navigate: ['WebDriver:Navigate', 'POST', '/url'],
  executeScript: ['WebDriver:ExecuteScript', 'POST', '/execute/sync'],
  executeAsyncScript: ['WebDriver:ExecuteAsyncScript', 'POST', '/execute/async'],
  setTimeouts: ['WebDriver:SetTimeouts', 'POST', '/timeouts'],
  setWindowRect: ['WebDriver:SetWindowRect', 'POST', '/window/rect'],
  switchToFrame: ['WebDriver:SwitchToFrame', 'POST', '/frame'],
  performActions: ['WebDriver:PerformActions', 'POST', '/actions'],
  takeScreenshot: ['WebDriver:TakeScreenshot', 'GET', '/screenshot'],
} as const satisfies Record<string, readonly [gecko: string, method: 'GET' | 'POST', path: string]>;
export type Command = keyof typeof commands;

/** A running browser, and the function that sends commands to it. */
export interface Engine {
  name: 'webkit' | 'gecko';
  /** Rejects with the browser's own message when it refuses. */
  send(command: Command, parameters: object): Promise<unknown>;
  /** All errors that pages have reported since the last call, including those before our own code ran. */
  readErrors(): Promise<string[]>;
  stop(): Promise<void>;
}

type Key = { type: 'keyDown' | 'keyUp'; value: string } | { type: 'pause'; duration: number };

/** Enter, Tab and the like in the notation of the protocol (§ 15.4.2). */
export const keys = { enter: '\uE007', tab: '\uE004', backspace: '\uE003' } as const;

/** The commands, with arguments in our own form. */
export function drive(engine: Engine) {
  const { send } = engine;

  /** Runs a function in the page; it may use only its arguments. */
  function run<Arguments extends unknown[], Result>(inPage: (...given: Arguments) => Result, ...given: Arguments) {
    return send('executeScript', { script: `return (${inPage})(...arguments)`, args: given }) as Promise<Result>;
  }

  return {
    goTo: (url: string) => send('navigate', { url }),
    run,
    /** Runs a function in the page whose promise is awaited. */
    async wait<Arguments extends unknown[], Result>(
      inPage: (...given: Arguments) => Promise<Result>,
      ...given: Arguments
    ) {
      const script = `const [done, ...given] = [[...arguments].at(-1), ...[...arguments].slice(0, -1)];
        (${inPage})(...given).then((value) => done({ value }), (error) => done({ failed: String(error) }))`;
      const ended = (await send('executeAsyncScript', { script, args: given })) as { value: Result; failed?: string };
      if (ended.failed !== undefined) throw new Error(ended.failed);
      return ended.value;
    },
    limit: (ms: number) => send('setTimeouts', { script: ms, pageLoad: ms, implicit: 0 }),
    /** Gives the page this size, in pixels, without the frame of the window. */
    async fit(width: number, height: number) {
      const resize = (to: readonly number[]) => send('setWindowRect', { x: 0, y: 0, width: to[0], height: to[1] });
      const inner = () =>
        run(() => [innerWidth, innerHeight, outerWidth - innerWidth, outerHeight - innerHeight] as const);
      await resize([width, height]);
      for (;;) {
        const [innerWidth, innerHeight, besideIt, aboveIt] = await inner();
        if (innerWidth === width && innerHeight === height) return;
        await resize([width + besideIt, height + aboveIt]);
      }
    },
    /** Moves later commands into this frame; null is the page itself. */
    enter: (frame: ElementReference | null) =>
      send(
        'switchToFrame',
        frame === null ? { id: null } : engine.name === 'gecko' ? { element: idOf(frame) } : { id: frame },
      ),
    /** A real press of the main mouse button, at a spot of the window. */
    click: (x: number, y: number) =>
      send('performActions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    /** Real keys, one after the other, into the focused element. */
    type: (text: string) =>
      send('performActions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [...text].flatMap((value): Key[] => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      }),
    picture: async () => Buffer.from((await send('takeScreenshot', {})) as string, 'base64'),
  };
}
export type Driver = ReturnType<typeof drive>;
