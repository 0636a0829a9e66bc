// Splits the site's style sheet: the rules for a page's first paint go into the page, the rest into a file.
import Beasties from 'beasties';
import postcss from 'postcss';

/** Layers that are short and needed by nearly every page: typefaces, tokens, and styles of plain elements. */
const everywhere = /^(?:font-face|layer (?:reset|tokens|base))$/;

/**
 * Keeps selectors that are only pseudo-classes: Beasties removes pseudo-classes before it looks for elements, and drops
 * selectors that are then empty.
 */
const beasties = new Beasties({ external: false, mergeStylesheets: false, allowRules: [/^:/], logLevel: 'warn' });

/** The classes of training, see build/training-sheet.ts. */
const ofTraining = /\.t-[\w-]/;

/**
 * @param {string} css the full style sheet, minified
 * @returns `training`: the rules of training, which its pages load beside the others. `linked`: the file that every page loads; `inlined(html)`: the rules inside a page, so that it looks right
 * before that. Rules that are in every page are not in the file.
 */
export function divideSheet(css) {
  const linked = postcss.parse(css);
  linked.walkComments((comment) => comment.remove());
  const training = takeTraining(linked);
  const always = postcss.root();
  const layers = new Set();
  for (const block of [...linked.nodes]) {
    if (block.name === 'layer' && block.nodes) layers.add(block.params);
    if (everywhere.test(nameOf(block))) always.append(block);
  }
  const order = layers.size > 0 ? `@layer ${[...layers].join(',')};` : '';
  const paintable = `${onScreen(linked)}${onScreen(training)}`;
  return {
    training: training.toString(),
    linked: linked.toString(),
    inlined: async (html) => `${order}${always}${await neededBy(html, paintable)}`,
  };
}

/** Moves the rules and keyframes of training to a sheet of their own, within the same layers and conditions. */
function takeTraining(sheet) {
  const taken = sheet.clone();
  const isOurs = (node) =>
    node.type === 'rule'
      ? ofTraining.test(node.selector)
      : /keyframes$/.test(node.name) && node.params.startsWith('t-');
  const prune = (root, keeps) => {
    root.walk((node) => {
      const isFrames = node.type === 'atrule' && /keyframes$/.test(node.name);
      if (node.parent?.type === 'atrule' && /keyframes$/.test(node.parent.name)) return;
      if ((node.type === 'rule' || isFrames) && isOurs(node) !== keeps) node.remove();
      // Typefaces, page boxes and the like.
      else if (
        keeps &&
        node.type === 'atrule' &&
        !/^(?:layer|media|supports|container)$/.test(node.name) &&
        !isFrames
      ) {
        node.remove();
      }
    });
    removeEmpty(root);
  };
  prune(taken, true);
  prune(sheet, false);
  return taken;
}

function removeEmpty(container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'atrule' || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}

const nameOf = (block) => (block.type === 'atrule' ? `${block.name} ${block.params}`.trim() : '');

/** Leaves out print styles, which come with the file. */
function onScreen(sheet) {
  const screen = sheet.clone();
  screen.walkAtRules((block) => {
    if (/^(?:page\b|media print\b)/.test(nameOf(block))) block.remove();
  });
  return screen;
}

/** The rules whose elements are in the page. Only the styles in the output of Beasties are used. */
async function neededBy(html, css) {
  const page = await beasties.process(`<style>${css}</style>${withStates(html)}`);
  const styles = page.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? '';
  return styles.replaceAll(/@layer [\w-]+\{\}/g, '');
}

/** The page with every class and attribute that the head script may set on the root, or on an element tapped early. */
function withStates(html) {
  const classes = [...html.matchAll(/classList\.add\(["'`]([\w-]+)/g)].map(([, name]) => name);
  const marks = new Set([...html.matchAll(/\.dataset\.(\w+)/g)].map(([, name]) => attributeOf(name)));
  return html
    .replace('<html', `<html class="${classes.join(' ')}" ${[...marks].join(' ')}`)
    .replaceAll(' data-early=', ' data-early-tapped data-early=');
}

const attributeOf = (name) => `data-${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
