import type { Plugin } from 'vite';

/**
 * Lets the bundler put class names where they are used, instead of shipping each sheet's table of them: 0.3 kB gzip
 * less on the quiz's landing page. Sheets whose classes are looked up by a value keep theirs.
 */
export function plainClassNames(): Plugin {
  return {
    name: 'plain-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\// },
      handler: (code) =>
        code.replace(/^import (\w+) from ('\.[^']+\.module\.css')/gm, (found, name: string, file: string) => {
          const isLookedUp = new RegExp(`\\b${name}\\b(?!\\.\\w| from)`).test(code);
          return isLookedUp ? found : `import * as ${name} from ${file}`;
        }),
    },
  };
}
