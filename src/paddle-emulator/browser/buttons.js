const alertLine = document.getElementById('alert');

/** Sends JSON and gives the answer's data; on a refusal throws what to tell the person. */
export async function send(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error('The emulator did not answer.');
  });
  const { data, error } = await response.json();
  if (error)
    throw new Error(error.errors?.map(({ field, message }) => `${field} ${message}`).join(', ') ?? error.detail);
  return data;
}

/** Does something, then shows the page as it is now: place, focus and what was typed stay. */
export async function act(source, run) {
  if (source.getAttribute('aria-busy') === 'true') return;
  source.setAttribute('aria-busy', 'true');
  alertLine.textContent = '';
  try {
    const data = await run();
    if (data?.open) return location.assign(data.open);
    await showAgain();
  } catch (error) {
    alertLine.textContent = error.message;
    alertLine.scrollIntoView({ block: 'nearest' });
  } finally {
    source.removeAttribute('aria-busy');
  }
}

async function showAgain() {
  const response = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const keepOpen = [...document.querySelectorAll('details[open][id]')].map(({ id }) => id);
  const focused = keyOf(document.activeElement);
  document.title = fresh.title;
  for (const part of document.querySelectorAll('[data-part]')) {
    const next = fresh.getElementById(part.id);
    if (next) part.replaceChildren(...next.childNodes);
  }
  for (const id of keepOpen) document.getElementById(id)?.setAttribute('open', '');
  if (focused)
    focusable()
      .find((one) => keyOf(one) === focused)
      ?.focus({ preventScroll: true });
}

function focusable() {
  return [...document.querySelectorAll('button, a, input, select, summary')];
}

/** What stays the same about a control when the page is drawn anew. */
function keyOf(element) {
  if (!element || element === document.body) return '';
  const { id, name, dataset, textContent } = element;
  return id || `${element.tagName} ${name ?? ''} ${dataset.post ?? ''} ${textContent.trim()}`;
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest?.('[data-post]');
  if (!button) return;
  const { post, body = '{}' } = button.dataset;
  act(button, () => send('POST', post, JSON.parse(body)));
});
