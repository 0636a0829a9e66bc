import { escapeHtml } from '#paddle-emulator/platform/html.ts';
import type { ApiFault, Faults } from '#paddle-emulator/platform/rows.ts';
import { part } from './elements.ts';

const answers: Record<ApiFault['answer'], string> = {
  429: '429, too many requests',
  500: '500, an error in JSON',
  502: '502, a page in HTML',
  hang: 'No answer',
};

/** The faults that are switched on and the forms that add more. */
export function faultPart({ webhooks, api }: Faults): string {
  const { drop, duplicate, shuffle, delay_ms } = webhooks;
  const isOn = api.length > 0 || drop + duplicate + shuffle + delay_ms > 0;
  const off = `<p class="muted">${isOn ? 'Something goes wrong on purpose.' : 'All is well.'}</p>
${isOn ? '<div class="buttons"><button type="button" class="plain" data-click="faults-off">Switch all off</button></div>' : ''}`;
  return part('faults', 'Faults', `${off}${webhookForm(webhooks)}${apiList(api)}${apiForm()}`);
}

function webhookForm({ drop, duplicate, shuffle, delay_ms }: Faults['webhooks']): string {
  const percent = (label: string, name: string, share: number) =>
    number(`${label} (%)`, name, `min="0" max="100" value="${Math.round(share * 100)}"`);
  return `<form data-form="webhooks"><fieldset><legend>New webhook messages</legend><div class="fields">
${percent('Lose', 'drop', drop)}
${percent('Send twice', 'duplicate', duplicate)}
${percent('Hold back', 'shuffle', shuffle)}
${number('Delay (s)', 'delay', `min="0" max="3600" step="0.1" value="${delay_ms / 1000}"`)}
<button class="plain">Apply</button></div></fieldset></form>`;
}

function apiList(api: readonly ApiFault[]): string {
  if (api.length === 0) return '';
  const rows = api.map((fault, index) => {
    const label = labelOf(fault);
    return `<li><span>${label}</span><button type="button" class="plain" data-click="fault-off" data-index="${index}">Remove<span class="hidden"> ${label}</span></button></li>`;
  });
  return `<ul class="rows">${rows.join('\n')}</ul>`;
}

function labelOf({ answer, method, path, calls, carried_out }: ApiFault): string {
  const which = `${method ?? 'every method'} ${path === '/' ? 'everywhere' : escapeHtml(path)}`;
  const often = calls === null ? '' : `, ${calls} ${calls === 1 ? 'call' : 'calls'} more`;
  return `${answers[answer]}: ${which}${often}${carried_out ? ', after the call is carried out' : ''}`;
}

function apiForm(): string {
  const option = (value: string, label: string) => `<option value="${value}">${label}</option>`;
  const methods = ['GET', 'POST', 'PATCH', 'DELETE'].map((one) => option(one, one)).join('');
  const kinds = Object.entries(answers).map(([value, label]) => option(value, label));
  return `<form data-form="api"><fieldset><legend>Calls of the API</legend><div class="fields">
<label class="wide">Answer <select class="input small" name="answer">${kinds.join('')}</select></label>
<label>Method <select class="input small" name="method">${option('', 'Every')}${methods}</select></label>
<label>Path begins with <input class="input small" name="path" placeholder="/" pattern="/.*" autocomplete="off" spellcheck="false"></label>
${number('Calls', 'calls', 'min="1" placeholder="All"')}
<label class="check"><input type="checkbox" name="carried_out"> Carry out, lose the answer</label>
<button class="plain">Add</button></div></fieldset></form>`;
}

function number(label: string, name: string, attributes: string): string {
  return `<label>${label} <input class="input small" type="number" name="${name}" ${attributes}></label>`;
}
