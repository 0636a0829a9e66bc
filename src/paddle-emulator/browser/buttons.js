const alertLine = document.getElementById('alert');

/** Sends JSON and returns the answer's data; a refusal or a failure throws an error with the text to show. */
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

/** Runs an action and redraws the page; keeps scroll position, focus and typed text. */
export async function act(source, run) {
  if (source.getAttribute('aria-busy') === 'true') return;
  source.setAttribute('aria-busy', 'true');
  alertLine.textContent = '';
  try {
    const data = await run();
    if (data?.open) return location.assign(data.open);
    await showAgain(source);
    // Redraws again, because notifications are delivered shortly afterwards.
    setTimeout(() => void showAgain().catch(() => {}), 800);
  } catch (error) {
    alertLine.textContent = error.message;
  } finally {
    source.removeAttribute('aria-busy');
  }
}

/** Redraws all parts but those with a form, where somebody may be typing; the form just sent is redrawn. */
async function showAgain(source) {
  const response = await fetch(location.href);
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const keepOpen = [...document.querySelectorAll('details[open][id]')].map(({ id }) => id);
  const focused = keyOf(document.activeElement);
  document.title = fresh.title;
  for (const part of document.querySelectorAll('[data-part]')) {
    const next = fresh.getElementById(part.id);
    const isBeingFilledIn = part.querySelector('form') && !part.contains(source);
    if (next && !isBeingFilledIn) part.replaceChildren(...next.childNodes);
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

/** Identifies a control before and after a redraw. */
function keyOf(element) {
  if (!element || element === document.body) return '';
  const { id, name, dataset, textContent } = element;
  return id || `${element.tagName} ${name ?? ''} ${dataset.post ?? dataset.put ?? ''} ${textContent.trim()}`;
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest?.('[data-post], [data-put]');
  if (!button) return;
  const { post, put, body = '{}' } = button.dataset;
  act(button, () => (put ? send('PUT', put, JSON.parse(body)) : send('POST', post, JSON.parse(body))));
});
