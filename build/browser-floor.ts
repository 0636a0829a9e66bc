import packageJson from '../package.json' with { type: 'json' };

/** The oldest browsers that everything works in (docs/browsers.md), as the bundler names them: `safari15.4`. */
export const browserFloor = packageJson.browserslist.map((browser) =>
  browser.replace(/^ios_saf/, 'safari').replace(' ', ''),
);
