import { composeMail } from '../letter';
import { letterSpecimens } from '../specimens';
import { sayTime } from '../words';
import { listOutbox, readOutbox } from './outbox';
import { framedHtml, letterPage, listPage, notFoundPage, type Shown } from './viewer-pages';

const listed = 200;
const ownHosts = ['127.0.0.1', 'localhost', '[::1]'];

/** What the viewer answers. */
export interface ViewerAnswer {
  status: 200 | 404 | 405 | 421;
  html: string;
  /** Content security policy. */
  policy: string;
}

interface Asked {
  method: string;
  /** Without its query. */
  path: string;
  /** The Host header. */
  host: string;
}

/**
 * Answers one request. Only this machine's own names are served: another site's name that leads here by DNS would read
 * letters with links in them.
 */
export async function answerOf(
  { method, path, host }: Asked,
  { outboxDir, publicUrl }: { outboxDir: string; publicUrl: string },
): Promise<ViewerAnswer> {
  if (!ownHosts.includes(host.replace(/:\d+$/, ''))) return pageAnswer(421, '');
  if (method !== 'GET' && method !== 'HEAD') return pageAnswer(405, '');
  if (path === '/') return pageAnswer(200, await outboxPage(outboxDir));
  if (path === '/specimens') return pageAnswer(200, specimensPage(publicUrl));
  const [, folder, name, html] = /^\/(letters|specimens)\/([\w.:-]+)(\/html)?$/.exec(path) ?? [];
  const href = `/${folder}/${name}/html`;
  const letter =
    folder === 'letters'
      ? await sentLetter(outboxDir, { name: name!, href })
      : specimen(publicUrl, { name: name ?? '', href });
  if (letter === null) return pageAnswer(404, notFoundPage());
  return html ? frameAnswer(framedHtml(letter.html)) : pageAnswer(200, letterPage(letter));
}

async function outboxPage(dir: string): Promise<string> {
  const rows = (await listOutbox(dir, listed)).map(({ name, subject, to, sent_at }) => ({
    href: `/letters/${name}`,
    title: subject,
    detail: `${to}, ${sayTime(Date.parse(sent_at))}`,
  }));
  return listPage({ title: 'Outbox', empty: 'No letter has been sent yet.', rows });
}

function specimensPage(publicUrl: string): string {
  const rows = Object.entries(letterSpecimens(publicUrl)).map(([name, { subject }]) => ({
    href: `/specimens/${name}`,
    title: name,
    detail: subject,
  }));
  return listPage({ title: 'Specimens', empty: '', rows });
}

async function sentLetter(dir: string, { name, href }: { name: string; href: string }): Promise<Shown | null> {
  const entry = await readOutbox(dir, name);
  return entry && { ...entry, sentAt: Date.parse(entry.sent_at), htmlHref: href };
}

function specimen(publicUrl: string, { name, href }: { name: string; href: string }): Shown | null {
  const specimens = new Map(Object.entries(letterSpecimens(publicUrl)));
  const letter = specimens.get(name);
  return letter ? { ...composeMail(letter), sentAt: null, htmlHref: href } : null;
}

function pageAnswer(status: ViewerAnswer['status'], html: string): ViewerAnswer {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'";
  return { status, html, policy: `${policy}; base-uri 'none'; form-action 'none'` };
}

/** Runs nothing and loads nothing, also when it is opened by itself. */
function frameAnswer(html: string): ViewerAnswer {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'";
  const sandbox = 'sandbox allow-popups allow-popups-to-escape-sandbox';
  return { status: 200, html, policy: `${policy}; form-action 'none'; ${sandbox}` };
}
