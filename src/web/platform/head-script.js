/* Runs inline before the first paint and applies the stored state, which prerendered HTML cannot know. */
(() => {
  const root = document.documentElement;
  /* In the order of persisted.ts, because in-app browsers lose one of them. */
  const read = (key) => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      try {
        const text = window[kind].getItem(key);
        if (text !== null) return text;
      } catch {
        /* This storage is switched off. */
      }
    }
    return null;
  };
  const theme = read('everkite.theme');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = theme === 'day' || theme === 'night' ? theme : dark ? 'night' : 'day';

  /* Typefaces fetched on an earlier visit are used at once. */
  if (read('everkite.fonts')) root.classList.add('fonts');

  if (/(?:^|; )warning=/.test(document.cookie)) root.classList.add('consent-given');

  /* A returning visitor must not see the first question, nor be asked for consent again. */
  try {
    const [, folder] = location.pathname.split('/');
    /* Written by the build, from the catalogue of quizzes. */
    const { quiz, healthConsentAt } = JSON.parse(read(QUIZ_KEYS[folder]))?.state ?? {};
    if (healthConsentAt > 0) root.dataset.healthConsent = '';
    if (quiz?.currentScreen > 1) root.dataset.resume = '';
  } catch {
    /* The stored value cannot be read. */
  }

  /* Keeps and shows taps before the code has loaded, to replay them. Uses capture, because React stops the event. */
  window.__earlyTaps = [];
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target.closest?.('[data-early]');
      if (!target) return;
      target.dataset.earlyTapped = '';
      window.__earlyTaps?.push(target.dataset.early);
      if (target.dataset.early === 'health-consent') root.dataset.healthConsent = '';
      const choice = { 'cookies:accept': true, 'cookies:reject': false }[target.dataset.early];
      if (choice === undefined) return;
      // biome-ignore lint/suspicious/noDocumentCookie: a followed link may end the page before an asynchronous store has kept the choice
      document.cookie = `warning=${choice}; max-age=2592000; path=/; SameSite=Lax`;
      root.classList.add('consent-given');
    },
    true,
  );
})();
