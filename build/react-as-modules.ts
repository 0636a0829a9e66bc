import type { Plugin } from 'vite';

/** The files of React that a browser runs, and those before them that choose between development and production. */
const reactFile =
  /node_modules[\\/](?:react|react-dom|scheduler)[\\/](?:index|jsx-runtime|client|cjs[\\/][\w-]+\.production)\.js$/;
const requires = /^var (?:\s*\w+ = require\("[\w-]+"\)[,;])+/m;

/**
 * React ships as CommonJS only, from which a bundler cannot remove what is unused. Read as ES modules, hooks that nobody
 * calls and the bundler's CommonJS runtime stay out. Size limits fail without it (kB gzip): the adhd and wellbeing
 * quizzes 83.7 instead of 80.5, limit 82; the frequency quiz 84.9 instead of 81.7, limit 82; Home 86.9 instead of 83.7,
 * limit 86. Each page would load one file more, too. Fails the build when a new React is written in a form that it does
 * not know.
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
        // A default import would be all of React again.
        return code.replace(/\bimport React from/, 'import * as React from');
      },
    },
  };
}

/** `module.exports = require('./cjs/….production.js')`, beside the same for development. */
function forwarded(code: string, id: string): string {
  const target = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/.exec(code)?.[1];
  if (target === undefined) throw new Error(`${id} leads to no production file`);
  return `export * from '${target}';`;
}

/** What is required is imported, and each `exports.name` is a variable that is exported under that name. */
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
