const alertLine = document.getElementById('alert');

/** Does what a button says, then shows the new state. */
async function act({ post, body }) {
  const response = await fetch(post, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: body ?? '{}',
  });
  if (response.ok) return location.reload();
  const { error } = await response.json();
  alertLine.textContent = error.errors?.map(({ field, message }) => `${field} ${message}`).join(', ') ?? error.detail;
}

document.addEventListener('click', ({ target }) => {
  if (!target.dataset.post) return;
  act(target.dataset).catch(() => {
    alertLine.textContent = 'The emulator did not answer.';
  });
});
