import { escapeHtml } from '#paddle-emulator/platform/html.ts';

const openRows = 8;
const maxRows = 60;

/** A section that is redrawn after each action; the content is HTML. */
export function part(id: string, title: string, content: string): string {
  return `<section id="${id}" data-part aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${content}</section>`;
}

/** Takes rows oldest first and shows the newest first, the rest on demand; cells are HTML. */
export function table(id: string, heads: string[], rows: string[][]): string {
  if (rows.length === 0) return '<p class="muted">None yet.</p>';
  const newest = rows.slice(-maxRows).reverse();
  const older = newest.slice(openRows);
  const rest = rows.length > maxRows ? `<p class="muted">The newest ${maxRows} of ${rows.length}.</p>` : '';
  const more = `<details id="${id}-older"><summary>${older.length} older</summary>${tableOf(heads, older)}${rest}</details>`;
  return `${tableOf(heads, newest.slice(0, openRows))}${older.length === 0 ? '' : more}`;
}

/** Narrow screens lay each row out as a list, which would hide the table from screen readers without these roles. */
function tableOf(heads: string[], rows: string[][]): string {
  const cell = (content: string, index: number) => `<td role="cell" data-label="${heads[index]}">${content}</td>`;
  const body = rows.map((cells) => `<tr role="row">${cells.map(cell).join('')}</tr>`).join('\n');
  const head = heads.map((one) => `<th role="columnheader" scope="col">${one}</th>`).join('');
  return `<table role="table"><thead><tr role="row">${head}</tr></thead>
<tbody>${body}</tbody></table>`;
}

interface Sent {
  method?: 'POST' | 'PUT';
  body?: unknown;
  /** The subject of the button, for screen readers. */
  about?: string;
  /** For a toggle button: whether it is on. */
  pressed?: boolean;
}

/** A button that sends JSON to a path of the emulator. */
export function button(label: string, path: string, { method = 'POST', body = {}, about = '', pressed }: Sent = {}) {
  const data = `data-${method.toLowerCase()}="${escapeHtml(path)}" data-body="${escapeHtml(JSON.stringify(body))}"`;
  const state = pressed === undefined ? '' : ` aria-pressed="${pressed}"`;
  return `<button type="button" class="plain"${state} ${data}>${label}${hiddenLabel(about)}</button>`;
}

export function link(label: string, path: string, about = ''): string {
  return `<a class="plain" href="${escapeHtml(path)}">${label}${hiddenLabel(about)}</a>`;
}

/** Distinguishes the buttons of different rows for screen readers. */
function hiddenLabel(about: string): string {
  return about === '' ? '' : `<span class="hidden"> ${escapeHtml(about)}</span>`;
}

export function actions(...some: string[]): string {
  return some.join('') === '' ? '' : `<div class="actions">${some.join('')}</div>`;
}

export function status(text: string, tones: Record<string, 'good' | 'bad'>): string {
  return `<span class="state-${tones[text] ?? 'wait'}">${escapeHtml(text.replaceAll('_', ' '))}</span>`;
}

export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** A name with the id below it. */
export function named(name: string, id: string): string {
  return `${escapeHtml(name)}<br>${code(id)}`;
}
