import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { emailFootOf } from '#server/mail/email-foot.ts';
import { pngOf } from '#server/mail/email-picture.ts';
import { formatTime } from '#server/mail/format.ts';
import { htmlWithPicture, type OutboxNote } from '#server/mail/outbox-mailer.ts';
import { renderEmail } from '#server/mail/render-email.ts';
import { sayShipped } from '#server/mail/say.ts';
import { emailStories } from './email-stories.ts';
import { emailPage, framedHtml, listPage, notFoundPage, type Shown } from './viewer-pages.ts';

const listed = 200;
const ownHosts = ['127.0.0.1', 'localhost', '[::1]'];

export interface ViewerAnswer {
  status: 200 | 404 | 405 | 421;
  html: string;
  /** Content security policy. */
  policy: string;
}

interface ViewerRequest {
  method: string;
  /** Without its query. */
  path: string;
  /** The Host header. */
  host: string;
}

/**
 * Answers one request. Serves only local host names: through DNS rebinding, a foreign site could otherwise read emails
 * and their links.
 */
export async function answerOf(
  { method, path, host }: ViewerRequest,
  { outboxDir, publicUrl }: { outboxDir: string; publicUrl: string },
): Promise<ViewerAnswer> {
  if (!ownHosts.includes(host.replace(/:\d+$/, ''))) return pageAnswer(421, '');
  if (method !== 'GET' && method !== 'HEAD') return pageAnswer(405, '');
  if (path === '/') return pageAnswer(200, await outboxPage(outboxDir));
  if (path === '/stories') return pageAnswer(200, storiesPage(publicUrl));
  const [, folder, name, html] = /^\/(emails|stories)\/([\w.:-]+)(\/html)?$/.exec(path) ?? [];
  const href = `/${folder}/${name}/html`;
  const email =
    folder === 'emails'
      ? await sentEmail(outboxDir, { name: name!, href })
      : await story(publicUrl, { name: name ?? '', href });
  if (email === null) return pageAnswer(404, notFoundPage());
  return html ? frameAnswer(framedHtml(email.html)) : pageAnswer(200, emailPage(email));
}

async function outboxPage(dir: string): Promise<string> {
  const rows = (await listOutbox(dir, listed)).map(({ name, subject, to, sent_at }) => ({
    href: `/emails/${name}`,
    title: subject,
    detail: `${to}, ${formatTime(Date.parse(sent_at))}`,
  }));
  return listPage({ title: 'Outbox', empty: 'No email has been sent yet.', rows });
}

function storiesPage(publicUrl: string): string {
  const rows = Object.entries(emailStories(publicUrl)).map(([name, { subject }]) => ({
    href: `/stories/${name}`,
    title: name,
    detail: subject,
  }));
  return listPage({ title: 'Stories', empty: '', rows });
}

async function sentEmail(dir: string, { name, href }: { name: string; href: string }): Promise<Shown | null> {
  const entry = await readOutbox(dir, name);
  return entry && { ...entry, sentAt: Date.parse(entry.sent_at), htmlHref: href };
}

async function story(publicUrl: string, { name, href }: { name: string; href: string }): Promise<Shown | null> {
  const email = new Map(Object.entries(emailStories(publicUrl))).get(name);
  if (email === undefined) return null;
  const png = email.picture ? await pngOf(email.picture.svg) : null;
  const foot = emailFootOf(
    { operator: { name: 'Ada Lovelace Ltd', email: 'hello@example.com' }, publicUrl },
    sayShipped,
  );
  const rendered = renderEmail(email, foot, png);
  return { ...rendered, html: htmlWithPicture(rendered), sentAt: null, htmlHref: href };
}

function pageAnswer(status: ViewerAnswer['status'], html: string): ViewerAnswer {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'";
  return { status, html, policy: `${policy}; base-uri 'none'; form-action 'none'` };
}

/** An answer that runs no scripts and loads nothing, even when it is opened outside the frame. */
function frameAnswer(html: string): ViewerAnswer {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'";
  const sandbox = 'sandbox allow-popups allow-popups-to-escape-sandbox';
  return { status: 200, html, policy: `${policy}; form-action 'none'; ${sandbox}` };
}

const named = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z-[0-9a-f]{16}$/;

interface OutboxEntry extends OutboxNote {
  /** The name of its files, without the extension. */
  name: string;
}

/** The latest messages in the outbox, newest first; none when there is no outbox yet. */
async function listOutbox(dir: string, limit: number): Promise<OutboxEntry[]> {
  const files = await readdir(dir).catch(() => []);
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  const latest = names.sort().reverse().slice(0, limit);
  const entries = await Promise.all(latest.map((name) => readOutbox(dir, name)));
  return entries.filter((entry) => entry !== null);
}

/** Null when there is no such message. */
async function readOutbox(dir: string, name: string): Promise<OutboxEntry | null> {
  if (!named.test(name)) return null;
  const text = await readFile(path.join(dir, `${name}.json`), 'utf8').catch(() => null);
  return text === null ? null : { name, ...(JSON.parse(text) as OutboxNote) };
}
