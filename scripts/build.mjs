// Builds everything into dist/: the browser's files, prerendered pages, the server and the Paddle emulator.
import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { rememberBuild, root } from './stale.mjs';

const at = (...parts) => path.join(root, ...parts);
const dist = at('dist');

await buildSite();
await buildServer();
await compressAssets();
rememberBuild();

async function buildSite() {
  const { output } = await build({ configFile: at('vite.config.ts'), logLevel: 'warn' });
  await buildPrerender();
  const { prerenderSite } = await import(pathToFileURL(at('dist/prerender/prerender.js')).href);
  await writePages(
    await prerenderSite(),
    output.filter(({ type }) => type === 'chunk'),
  );
  rmSync(at('dist/prerender'), { recursive: true });
}

async function buildPrerender() {
  const outDir = at('dist/prerender');
  await build({
    configFile: at('vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: at('src/web/prerender.tsx'), outDir, target: 'node20' },
  });
}

async function buildServer() {
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    build: {
      ssr: true,
      outDir: path.join(dist, 'server'),
      target: 'node20',
      emptyOutDir: true,
      rolldownOptions: {
        input: { server: at('src/server/main.ts'), 'paddle-emulator': at('src/paddle-emulator/main.ts') },
      },
    },
  });
}

/** Writes one HTML file a page with all CSS inside it, and the manifest by which the server finds them. */
async function writePages(site, chunks) {
  const web = path.join(dist, 'web');
  const headScript = (await readFile(at('src/web/boot/head-script.js'), 'utf8')).replace(/^\s+/gm, '');
  const template = await pageTemplate(web, headScript);
  const folder = path.join(web, 'pages');
  await mkdir(folder, { recursive: true });

  const write = (file, page, html) =>
    writeFile(
      path.join(folder, file),
      fillTemplate(template, { ...page, html, preloads: chunksOf(chunks, page.module) }),
    );
  const routes = [];
  for (const page of site.pages) {
    const file = fileNameOf(page.path);
    await write(file, page, page.html);
    if (page.path !== null) routes.push({ path: page.path, file });
  }
  for (const page of site.fallbackPaths) {
    const file = fileNameOf(page.path);
    await write(file, page, '');
    routes.push({ path: page.path, file });
  }
  routes.push(...site.redirects);
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ routes, notFound: fileNameOf(null) }, null, 2));
  rmSync(path.join(web, 'index.html'));
}

function fileNameOf(pagePath) {
  if (pagePath === null) return 'not-found.html';
  return pagePath === '/' ? 'home.html' : `${pagePath.slice(1).replaceAll('/', '-')}.html`;
}

async function pageTemplate(web, headScript) {
  const html = await readFile(path.join(web, 'index.html'), 'utf8');
  const link = html.match(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/);
  const css = (await readFile(path.join(web, link[1]), 'utf8')).trim();
  rmSync(path.join(web, link[1]));
  return (
    html
      .replace(link[0], () => `<style>${css}</style>`)
      // The entry's own imports follow as preloads, page by page.
      .replace(/<script type="module"[^>]*src="\/assets\/(?!first-)[^>]*><\/script>\s*/g, '')
      .replace('<!--head-script-->', () => `<script>${headScript}</script>`)
      .replace(/\n\s+/g, '\n')
  );
}

function fillTemplate(template, page) {
  const preloads = page.preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${page.title}</title>`)
    .replace('</head>', () => `${preloads}</head>`)
    .replace('<!--page-->', () => page.html);
}

/** The files of a page's code that the template does not name already: the first screen's chunk is the entry. */
function chunksOf(chunks, module) {
  const entry = chunks.find(({ name }) => name === 'first');
  const page = chunks.find(({ moduleIds }) => moduleIds.includes(at('src/web', module)));
  if (!page) throw new Error(`src/web/routes.tsx names a page that is not there: ${module}`);
  const wanted = [...importsOf(chunks, entry), page.fileName, ...importsOf(chunks, page)];
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
