// The features that a script uses and our oldest browsers lack (docs/browsers.md), by the compatibility data of MDN.
import data from '@mdn/browser-compat-data/forLegacyNode';
import { parseSync, Visitor } from 'vite';

const { api, javascript } = data;

/** Our browsers, as the data names them. */
const dataNames = { ios_saf: 'safari_ios', chrome: 'chrome_android', firefox: 'firefox_android' };

/**
 * Classes, functions of classes, methods whose name no feature of the oldest browsers has, and parts of regular expressions. A use that is guarded by
 * `?.` does not count.
 * @param script its text
 * @param floor as in package.json: `ios_saf 15.4`
 */
export function newerThanFloor(script, floor) {
  const known = knownAt(floor);
  const found = new Set();
  const addSyntaxOf = (pattern) => {
    for (const [name, syntax] of Object.entries(syntaxes)) {
      if (known.syntaxes.get(name) === false && syntax.test(pattern)) found.add(name);
    }
  };
  new Visitor({
    NewExpression({ callee, arguments: given }) {
      if (callee.name === 'RegExp') addSyntaxOf(textOf(given[0]));
      if (callee.type === 'Identifier' && known.classes.get(callee.name) === false) found.add(callee.name);
    },
    Literal({ regex }) {
      if (regex) addSyntaxOf(regex.pattern);
    },
    CallExpression({ callee, optional, arguments: given }) {
      // The bundler writes expressions that it cannot lower as calls, which fail only when they run.
      if (callee.name === 'RegExp') addSyntaxOf(textOf(given[0]));
      if (optional || callee.type !== 'MemberExpression' || callee.computed || callee.optional) return;
      const { name } = callee.property;
      const own = callee.object.type === 'Identifier' ? `${callee.object.name}.${name}` : '';
      const isOld = known.ofClasses.get(own) ?? known.methods.get(name);
      if (isOld === false) found.add(known.ofClasses.has(own) ? own : `.${name}`);
    },
  }).visit(parseSync('script.js', script).program);
  return [...found].sort();
}

/** Parts of regular expressions, by their name in the data. */
const syntaxes = {
  lookbehind_assertion: /\(\?<[=!]/,
  modifier: /\(\?[ims]*-?[ims]+:/,
};

/** The text of a string or of a template without parts; empty for anything else. */
const textOf = (node) => String(node?.value ?? node?.quasis?.map(({ value }) => value.cooked).join('') ?? '');

const knownByFloor = new Map();

/** Whether all browsers of the floor have each class, each `Class.name`, and any method of a name. */
function knownAt(floor) {
  const key = floor.join();
  if (!knownByFloor.has(key)) knownByFloor.set(key, readAt(floor));
  return knownByFloor.get(key);
}

function readAt(floor) {
  const known = { classes: new Map(), ofClasses: new Map(), methods: new Map(), syntaxes: new Map() };
  const { builtins, regular_expressions: expressions } = javascript;
  for (const name of Object.keys(syntaxes)) known.syntaxes.set(name, isOldEnough(expressions[name], floor));
  for (const [className, entry] of [api, builtins, builtins.Intl].flatMap(Object.entries)) {
    if (entry.__compat) known.classes.set(className, isOldEnough(entry, floor));
    for (const [member, its] of Object.entries(entry)) {
      if (!its.__compat || member === className) continue;
      const name = member.replace(/_static$/, '');
      const isOld = isOldEnough(its, floor);
      known.ofClasses.set(`${className}.${name}`, isOld);
      known.methods.set(name, isOld || known.methods.get(name) === true);
    }
  }
  return known;
}

function isOldEnough({ __compat: { support } }, floor) {
  return floor.every((browser) => {
    const [name, version] = browser.split(' ');
    return [support[dataNames[name]] ?? []].flat().some((one) => {
      const { version_added: since, flags, prefix, alternative_name: other } = one;
      return typeof since === 'string' && !flags && !prefix && !other && isNotAfter(since.replace('≤', ''), version);
    });
  });
}

/** Compares versions such as `15.4`; one that is no number, such as `preview`, comes after all others. */
function isNotAfter(version, other) {
  const [parts, others] = [version, other].map((one) => one.split('.').map(Number));
  const place = parts.findIndex((part, i) => part !== (others[i] ?? 0));
  return place < 0 || parts[place] < (others[place] ?? 0);
}
