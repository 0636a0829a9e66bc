// Divides the site's one sheet: what a page needs for its first paint goes into the page, the rest follows as a file.

/**
 * @typedef {{ prelude: string, body: string | null, inner: Block[] | null }} Block
 * A statement has neither body nor inner blocks, a rule its declarations, `@media` and its kind their blocks.
 */

/** Names that a page's elements go by. @typedef {{ tags: Set<string>, classes: Set<string>, ids: Set<string>, attributes: Set<string> }} Names */

/** Short, and of use to nearly every page: typefaces, tokens, and what plain elements look like. */
const everywhere = /^@font-face$|^@layer (reset|tokens|base)$/;
const groups = /^@(layer|media|supports|container)\b/;
/** Functions whose arguments need not all be on the page. */
const choices = /:(?:not|is|where|has|nth-[\w-]+)\((?:[^()]|\([^()]*\))*\)/g;

/**
 * @param {string} css the whole sheet, minified
 * @returns `linked`: the file that every page loads; `inlined(html)`: what stands in a page so that it looks right before.
 * What is in every page is not in the file.
 */
export function divideSheet(css) {
  const blocks = parse(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''));
  const layers = blocks.map(({ prelude }) => /^@layer ([\w-]+)$/.exec(prelude)?.[1]).filter(Boolean);
  const isEverywhere = ({ prelude }) => everywhere.test(prelude);
  const order = layers.length > 0 ? `@layer ${[...new Set(layers)].join(',')};` : '';
  return {
    linked: print(blocks.filter((block) => !isEverywhere(block))),
    inlined(html) {
      const names = namesIn(html);
      const kept = blocks.map((block) => (isEverywhere(block) ? block : needed(block, names)));
      const text = print(kept.filter((block) => block !== null));
      return order + text + print(blocks.filter(({ prelude }) => movesIn(text, prelude)));
    },
  };
}

/** @returns {Block[]} */
function parse(css) {
  const blocks = [];
  let at = 0;
  while (at < css.length) {
    const end = find(css, at, '{;');
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (prelude) blocks.push({ prelude, body: null, inner: null });
      at = end + 1;
      continue;
    }
    const close = find(css, end + 1, '}');
    const body = css.slice(end + 1, close);
    blocks.push(groups.test(prelude) ? { prelude, body: null, inner: parse(body) } : { prelude, body, inner: null });
    at = close + 1;
  }
  return blocks;
}

/** Where one of `wanted` stands next, outside strings, brackets and inner blocks. */
function find(css, from, wanted) {
  let depth = 0;
  for (let i = from; i < css.length; i++) {
    const char = css[i];
    if (depth === 0 && wanted.includes(char)) return i;
    if (char === '\\') i++;
    else if (char === '"' || char === "'") i = css.indexOf(char, i + 1);
    else if ('{(['.includes(char)) depth++;
    else if ('})]'.includes(char)) depth--;
  }
  return css.length;
}

/** What of a block a page with these names needs; null when nothing. */
function needed(block, names) {
  if (/^@media print\b|^@page\b|^@(-\w+-)?keyframes\b/.test(block.prelude)) return null;
  if (block.inner !== null) {
    const inner = block.inner.map((child) => needed(child, names)).filter((child) => child !== null);
    return inner.length > 0 ? { ...block, inner } : null;
  }
  if (block.body === null || block.prelude.startsWith('@')) return block;
  const selectors = split(block.prelude).filter((selector) => mayMatch(selector, names));
  return selectors.length > 0 ? { ...block, prelude: selectors.join(',') } : null;
}

/** @returns the selectors of a list */
function split(list) {
  const selectors = [];
  for (let at = 0; at <= list.length; ) {
    const end = find(list, at, ',');
    selectors.push(list.slice(at, end));
    at = end + 1;
  }
  return selectors;
}

/** Whether all that a selector names is on the page; states like `:hover` are taken as possible. */
function mayMatch(selector, names) {
  const plain = selector.replace(choices, '');
  const isThere = (pattern, known, text = plain) => [...text.matchAll(pattern)].every(([, name]) => known.has(name));
  const withoutAttributes = plain.replace(/\[[^\]]*\]/g, '');
  return (
    isThere(/\[([\w-]+)/g, names.attributes) &&
    isThere(/\.(-?[A-Za-z_][\w-]*)/g, names.classes, withoutAttributes) &&
    isThere(/#([\w-]+)/g, names.ids, withoutAttributes) &&
    isThere(/(?:^|[\s>+~])([a-z][\w-]*)/g, names.tags, withoutAttributes)
  );
}

/** Names in a page's markup, and those that the script in its head may give to the root. */
function namesIn(html) {
  const names = { tags: new Set(), classes: new Set(), ids: new Set(), attributes: new Set() };
  for (const [, tag, attributes] of html.matchAll(/<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g)) {
    names.tags.add(tag);
    for (const [, name, value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) {
      names.attributes.add(name);
      if (name === 'id') names.ids.add(value);
      if (name === 'class') for (const each of value.split(/\s+/)) names.classes.add(each);
    }
  }
  for (const [, name] of html.matchAll(/classList\.add\(["'`]([\w-]+)/g)) names.classes.add(name);
  for (const [, name] of html.matchAll(/\.dataset\.(\w+)/g)) {
    names.attributes.add(`data-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`);
  }
  return names;
}

/** Whether these are keyframes that the text asks for. */
function movesIn(text, prelude) {
  const name = /^@(?:-\w+-)?keyframes ([\w-]+)$/.exec(prelude)?.[1];
  return name !== undefined && new RegExp(`animation[^;}]*[: ,]${name}\\b`).test(text);
}

function print(blocks) {
  return blocks
    .map(({ prelude, body, inner }) => {
      if (inner !== null) return `${prelude}{${print(inner)}}`;
      return body === null ? `${prelude};` : `${prelude}{${body}}`;
    })
    .join('');
}
