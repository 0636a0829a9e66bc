/* Runs before the first paint, inlined into every page: what prerendered HTML cannot know. */
(() => {
  const root = document.documentElement;
  /* As persisted.ts reads: in-app browsers lose one or the other. */
  const read = (key) => {
    for (const kind of ['localStorage', 'sessionStorage']) {
      try {
        const text = window[kind].getItem(key);
        if (text !== null) return text;
      } catch {
        /* Not to be had. */
      }
    }
    return null;
  };
  const theme = read('everkite.theme');
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = theme === 'day' || theme === 'night' ? theme : dark ? 'night' : 'day';

  /* Typefaces fetched on an earlier visit are there at once. */
  if (read('everkite.fonts')) root.classList.add('fonts');

  if (/(?:^|; )warning=/.test(document.cookie)) root.classList.add('consent-given');

  /* A returning visitor must not see the first question, nor be asked for consent again. */
  try {
    const [, folder] = location.pathname.split('/');
    const quizName = { quiz: 'quiz-one', quiztwo: 'quiz-two', 'mental-quiz': 'mental-health' }[folder];
    const { quiz, healthConsentAt } = JSON.parse(read(`everkite.${quizName}`)).state;
    if (healthConsentAt > 0) root.dataset.healthConsent = '';
    if (quiz.currentScreen > 1) root.dataset.resume = '';
  } catch {
    /* Nothing was kept. */
  }

  /* A tap that comes before the code is kept, shown as taken, and replayed; heard on its way in, because React stops it. */
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
      // biome-ignore lint/suspicious/noDocumentCookie: a link may be followed before anything that waits comes to keep the choice
      document.cookie = `warning=${choice}; max-age=2592000; path=/; SameSite=Lax`;
      root.classList.add('consent-given');
    },
    true,
  );
})();
