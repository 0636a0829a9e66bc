import { act, send } from './buttons.js';

const faultsPath = '/emulator/faults';

/** The form's values, with numbers as numbers and without empty fields. */
function fieldsOf(form) {
  const fields = {};
  for (const input of form.elements) {
    if (!input.name || input.value === '') continue;
    if (input.type === 'checkbox') fields[input.name] = input.checked;
    else fields[input.name] = input.type === 'number' ? Number(input.value) : input.value;
  }
  return fields;
}

/** The faults without the fields that are only shown. */
async function currentFaults() {
  const { webhooks, api } = (await (await fetch(faultsPath)).json()).data;
  return { webhooks, api };
}

const submits = {
  /** The panel shows and accepts times in UTC. */
  clock: ({ to }) => send('POST', '/emulator/clock', { to: to ? `${to}Z` : '' }),
  async webhooks({ drop, duplicate, shuffle, delay }) {
    const { api } = await currentFaults();
    const webhooks = {
      drop: (drop ?? 0) / 100,
      duplicate: (duplicate ?? 0) / 100,
      shuffle: (shuffle ?? 0) / 100,
      delay_ms: Math.round((delay ?? 0) * 1000),
    };
    return send('PUT', faultsPath, { webhooks, api });
  },
  async api(fault) {
    const { webhooks, api } = await currentFaults();
    return send('PUT', faultsPath, { webhooks, api: [...api, fault] });
  },
};

const clicks = {
  async 'fault-off'({ index }) {
    const { webhooks, api } = await currentFaults();
    return send('PUT', faultsPath, { webhooks, api: api.filter((_, at) => at !== Number(index)) });
  },
  'faults-off': () => send('PUT', faultsPath, {}),
};

document.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target;
  act(event.submitter ?? form, () => submits[form.dataset.form](fieldsOf(form)));
});

document.addEventListener('click', ({ target }) => {
  const button = target.closest?.('[data-click]');
  if (button) act(button, () => clicks[button.dataset.click](button.dataset));
});
