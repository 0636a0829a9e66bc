// Builds everything into dist/: the browser's files, prerendered pages, the server and the Paddle emulator.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, minifySync } from 'vite';
import { chunksFor, moduleGraph, namedIn, weighKept } from './offline-files.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { divideSheet } from './page-css.mjs';
import { serverPackages } from './server-packages.mjs';
import { busyFolder, needsBuild, rememberBuild, root } from './stale.mjs';

const at = (...parts) => path.join(root, ...parts);
const dist = at('dist');

// Held by the process that builds, for as long as it lives.
oneAtATime(busyFolder);
// Another start may have built meanwhile.
if (process.argv.includes('--if-needed') && !needsBuild()) process.exit();
console.log('Building …');

await buildSite();
await buildServer();
await compressAssets();
rememberBuild();

async function buildSite() {
  const graph = moduleGraph(at('src/'));
  const { output } = await build({ configFile: at('vite.config.ts'), logLevel: 'warn', plugins: [graph.plugin] });
  await buildPrerender();
  const { prerenderSite } = await import(pathToFileURL(at('dist/prerender/prerender.js')).href);
  const site = await prerenderSite();
  const chunks = output.filter(({ type }) => type === 'chunk');
  await writePages(site, chunks);
  await writeOffline(site.offline, graph, chunks);
}

async function buildPrerender() {
  const outDir = at('dist/prerender');
  await build({
    configFile: at('vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: at('src/web/prerender.tsx'), outDir, target: 'node20' },
  });
}

async function buildServer() {
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    ssr: serverPackages,
    build: {
      ssr: true,
      outDir: path.join(dist, 'server'),
      target: 'node20',
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          server: at('src/server/main.ts'),
          operator: at('src/server/operations/command-line/main.ts'),
          'upload-worker': at('src/server/analytics/ingestion/upload-worker.ts'),
          'report-worker': at('src/server/mail/bounces/report-worker.ts'),
          'paddle-emulator': at('src/paddle-emulator/main.ts'),
          'rehearsal-worker': at('src/rehearsal/rehearsal-worker.ts'),
          'render-worker': at('src/server/site/render-worker.ts'),
        },
      },
    },
  });
}

/**
 * Writes one HTML file for each page, with the CSS of its first paint, and the manifest by which the server finds them.
 */
async function writePages(site, chunks) {
  const web = path.join(dist, 'web');
  const { template, sheet, link } = await readTemplate(web, site.quizKeys);
  const trainingLink = await writeTrainingSheet(web, sheet.training, chunks);
  const folder = path.join(web, 'pages');
  await mkdir(folder, { recursive: true });

  const write = async (file, page, html) => {
    const filled = fillTemplate(template, { ...page, html, preloads: chunksOf(chunks, page.modules) });
    const css = await sheet.inlined(filled);
    const isTraining = page.modules.some((module) => module.startsWith('web/training/'));
    const whole = withStyles(filled, css, isTraining ? link + trainingLink : link);
    const installable = site.offline.isInstallable(page.path) ? withManifest(whole, site) : whole;
    const written = page.path === site.offline.shell ? withOtherPages(installable, page.path) : installable;
    await writeFile(path.join(folder, file), written);
    return written;
  };
  const routes = [];
  const notFound = {};
  for (const page of site.pages) {
    const file = fileNameOf(page.path);
    const from = (await write(file, page, page.html)).indexOf(page.html);
    // Where the server puts what it renders anew when operators publish.
    const rendered = { groups: page.groups, rendered: [from, from + page.html.length] };
    if (page.path === null) Object.assign(notFound, { file, ...rendered });
    else routes.push({ path: page.path, file, ...rendered });
  }
  for (const page of site.fallbackPaths) {
    const file = fileNameOf(page.path);
    await write(file, page, '');
    routes.push({ path: page.path, file, groups: page.groups });
  }
  routes.push(...site.redirects);
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ routes, notFound }, null, 2));
  rmSync(path.join(web, 'index.html'));
}

function fileNameOf(pagePath) {
  if (pagePath === null) return 'not-found.html';
  return pagePath === '/' ? 'home.html' : `${pagePath.slice(1).replaceAll('/', '-')}.html`;
}

/** Writes the styles of training under the name by which its code requests them. */
async function writeTrainingSheet(web, css, chunks) {
  const names = chunks.map(({ code }) => code.match(/assets\/training-[0-9a-f]{8}\.css/)?.[0]);
  const file = names.find((name) => name !== undefined);
  await writeFile(path.join(web, file), css);
  return `<link rel="stylesheet" href="/${file}">`;
}

/** Vite's page without its style sheet, which is split. */
async function readTemplate(web, quizKeys) {
  const html = await readFile(path.join(web, 'index.html'), 'utf8');
  const [viteLink, viteFile] = html.match(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/);
  const sheet = divideSheet(await readFile(path.join(web, viteFile), 'utf8'));
  rmSync(path.join(web, viteFile));
  const file = `assets/style-${createHash('sha256').update(sheet.linked).digest('hex').slice(0, 8)}.css`;
  await writeFile(path.join(web, file), sheet.linked);
  const link = `<link rel="stylesheet" href="/${file}">`;
  const headScript = minifySync('head-script.js', await readFile(at('src/web/platform/head-script.js'), 'utf8'))
    .code.trim()
    .replace('QUIZ_KEYS', JSON.stringify(quizKeys));
  const template = html
    .replace(viteLink, '')
    // The entry's own imports follow as preloads, page by page.
    .replace(/<script type="module"[^>]*src="\/assets\/(?!first-)[^>]*><\/script>\s*/g, '')
    .replace('<!--head-script-->', () => `<script>${headScript}</script>`)
    .replace(/\n\s+/g, '\n');
  return { template, sheet, link };
}

/**
 * The page is shown once all of its HTML is there, because parts at the bottom of the screen, and centred ones, would
 * otherwise move while the rest arrives. The rest of the style sheet comes last: only the page's code waits for it,
 * which shows further screens.
 */
function withStyles(html, css, link) {
  const shown = '<style>#root{display:block}</style>';
  return html
    .replace('</head>', () => `<style>${css}#root{display:none}</style></head>`)
    .replace('</body>', () => `${shown}${link}</body>`);
}

function withManifest(html, { offline }) {
  return html.replace('</head>', () => `<link rel="manifest" href="${offline.manifestPath}"></head>`);
}

/** Without a network this page is shown at other addresses, too, which its rendered content does not belong to. */
function withOtherPages(html, own) {
  const clear = `if(location.pathname!=='${own}')document.getElementById('root').replaceChildren()`;
  return html.replace('</body>', () => `<script>${clear}</script></body>`);
}

/** Writes the files that make training installable, and the worker with the list of files to cache. */
async function writeOffline({ manifest, manifestPath, workerPath, shell, pages }, graph, chunks) {
  const web = path.join(dist, 'web');
  const html = await readFile(path.join(web, 'pages', fileNameOf(shell)), 'utf8');
  const sheets = await Promise.all(
    namedIn(html)
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFile(path.join(web, file), 'utf8')),
  );
  const modules = pages.flatMap((page) => page.modules);
  const files = [...new Set([...chunksFor(modules, graph, chunks), ...[html, ...sheets].flatMap(namedIn)])].sort();
  const contents = files.map(async (name) => ({ name, content: await readFile(path.join(web, name)) }));
  const bytes = weighKept([{ name: shell, content: html }, ...(await Promise.all(contents))]);
  console.log(`Training offline: ${files.length} files and a page, ${Math.round(bytes / 1000)} kB as sent`);
  await writeFile(path.join(web, manifestPath), JSON.stringify(manifest));
  await writeFile(path.join(web, workerPath), await workerCode(html, files, pages));
}

async function workerCode(html, files, pages) {
  const cache = 'BUILD_NAME';
  const names = files.map((file) => path.basename(file));
  const { output } = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    define: { OFFLINE_BUILD: JSON.stringify({ cache, pages: pages.map((page) => page.path), files: names }) },
    build: {
      write: false,
      rolldownOptions: { input: at('src/web/training/offline/worker.ts'), output: { format: 'iife' } },
    },
  });
  // A build with another page or another worker gets its own cache, too.
  const name = createHash('sha256').update(html).update(output[0].code).digest('hex').slice(0, 8);
  return output[0].code.trim().replace(cache, `everkite.offline.${name}`);
}

function fillTemplate(template, page) {
  const preloads = page.preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${page.title}</title>`)
    .replace('</head>', () => `${preloads}</head>`)
    .replace('<!--page-->', () => page.html);
}

/** The files of a page's code, except the entry, which the template names already. */
function chunksOf(chunks, modules) {
  const entry = chunks.find(({ name }) => name === 'first');
  const needed = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(at('src', module)));
    if (!chunk) throw new Error(`A page needs a file that is not there: src/${module}`);
    return chunk;
  });
  const wanted = [entry, ...needed].flatMap((chunk) => [chunk.fileName, ...importsOf(chunks, chunk)]);
  return [...new Set(wanted)].filter((file) => file !== entry.fileName);
}

function importsOf(chunks, chunk, found = new Set()) {
  for (const fileName of chunk.imports) {
    if (found.has(fileName)) continue;
    found.add(fileName);
    importsOf(
      chunks,
      chunks.find((other) => other.fileName === fileName),
      found,
    );
  }
  return [...found];
}

async function compressAssets() {
  const folder = path.join(dist, 'web/assets');
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  const files = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(folder, file));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      await writeFile(path.join(folder, `${file}.br`), await brotli(bytes, { params }));
      await writeFile(path.join(folder, `${file}.gz`), await gz(bytes, { level: 9 }));
    }),
  );
}
