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
    await showAgain(source);
    // Once more, for messages go out meanwhile.
    setTimeout(() => void showAgain().catch(() => {}), 800);
  } catch (error) {
    alertLine.textContent = error.message;
  } finally {
    source.removeAttribute('aria-busy');
  }
}

/** Parts in which somebody may be filling in a form are left alone, but for the one that was just sent. */
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

/** What stays the same about a control when the page is drawn anew. */
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
