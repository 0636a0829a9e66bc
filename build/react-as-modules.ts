import type { Plugin } from 'vite';

/** React's files that a browser runs, and those that choose between development and production. */
const reactFile =
  /node_modules[\\/](?:react|react-dom|scheduler)[\\/](?:index|jsx-runtime|client|cjs[\\/][\w-]+\.production)\.js$/;
const requires = /^var (?:\s*\w+ = require\("[\w-]+"\)[,;])+/m;

/**
 * React ships only as CommonJS, from which a bundler cannot remove unused code. Read as ES modules, hooks that nobody
 * calls and the bundler's CommonJS runtime are left out. Without it size limits fail (kB gzip): the adhd and wellbeing
 * quizzes 84.3 instead of 81.0, limit 82; the frequency quiz 85.2 instead of 81.9, limit 82; Home 88.1 instead of 85.1,
 * limit 86. Each page would also load one more file. Fails the build when a new React has a form that it does not know.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'react-as-modules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules/ },
      handler(code, id) {
        if (reactFile.test(id)) return id.includes('.production.') ? asModule(code, id) : forwarded(code, id);
        // A default import would include all of React again.
        return code.replace(/\bimport React from/, 'import * as React from');
      },
    },
  };
}

/** A file that requires `./cjs/….production.js` or the same for development: exports the one for production. */
function forwarded(code: string, id: string): string {
  const target = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/.exec(code)?.[1];
  if (target === undefined) throw new Error(`${id} leads to no production file`);
  return `export * from '${target}';`;
}

/** Turns `require` into imports, and each `exports.name` into a variable that is exported under that name. */
function asModule(code: string, id: string): string {
  const names = new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name));
  const body = code
    .replace(requires, (found) =>
      found.replace(/(?:var)?\s+(\w+) = require\(("[\w-]+")\)[,;]/g, 'import * as $1 from $2;'),
    )
    .replace(/^exports\.(?=\w+ =)/gm, 'var exported_')
    .replace(/\bexports\./g, 'exported_');
  if (/\b(?:require\(|module\.|exports\b)/.test(body)) throw new Error(`${id} is CommonJS of an unknown kind`);
  return `${body}\nexport { ${[...names].map((name) => `exported_${name} as ${name}`).join(', ')} };`;
}
