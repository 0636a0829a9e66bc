// npm run dev: the product as npm start runs it, and the site with live reload on port 5173, with the gallery at
// /gallery.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';
import { prepare } from './prepare.mjs';
import { untilHealthy } from './product.mjs';
import { root } from './stale.mjs';

prepare();
const server = `http://localhost:${process.env.PORT || 3000}`;
const product = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], { cwd: root, stdio: 'inherit' });
product.on('exit', (code) => process.exit(code ?? 0));
await untilHealthy(server, product);

const site = await createServer({
  configFile: path.join(root, 'vite.config.ts'),
  plugins: [pageHead(), galleryAddress()],
  server: { port: 5173, proxy: { '/api': server, '/2': server, '/batch': server } },
});
await site.listen();
site.printUrls();

/** Adds the head script, as the build does, and the public settings, as the server does. */
function pageHead() {
  return {
    name: 'page-head',
    async transformIndexHtml(html) {
      const config = await fetch(`${server}/api/config`).then((answer) => answer.text());
      const script = await readFile(path.join(root, 'src/web/platform/head-script.js'), 'utf8');
      const { quizKeysByFolder } = await site.ssrLoadModule('/measuring/visitor/quiz-key.ts');
      const headScript = script.replace('QUIZ_KEYS', JSON.stringify(quizKeysByFolder()));
      return html
        .replace('id="config">{}', () => `id="config">${config.replaceAll('<', '\\u003c')}`)
        .replace('<!--head-script-->', () => `<script>${headScript}</script>`);
    },
  };
}

/** Serves the gallery, a page of its own for development only, at /gallery. */
function galleryAddress() {
  return {
    name: 'gallery-address',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url.replace(/^\/gallery(?=$|\?)/, '/gallery.html');
        next();
      });
    },
  };
}
