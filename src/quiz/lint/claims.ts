/** Promises and diagnoses (FTC v. Lumos, FDA general wellness); only "not a diagnosis" is allowed. */
const bannedClaims: readonly RegExp[] = [
  /\byou (have|suffer from|are suffering from|probably have|may have|might have) (adhd|anxiety|depression|an? \w* ?disorder)/i,
  /\byou(’re| are) (ill|sick|mentally ill|disordered)\b/i,
  /\b(cures?|cured|heals?|healing|treat(s|ed|ing|ments?)?|therap(y|ies)|medication)\b/i,
  /\bdiagnos(e|es|ed|ing) you\b|\byour diagnosis\b|\b(we|this|it|test|quiz|score|result) (can )?(diagnoses?|detects?)\b/i,
  /\b(clinically|scientifically|medically|science) ?-?(proven|tested|validated|backed|approved)\b/i,
  /\b(proven|guarantee(s|d)?|miracle|risk-free|number one)\b/i,
  /\b(improves?|boosts?|sharpens?|rewires?|increases?) (your |the )?(work|school|grades|memory|iq|brain|mind|focus|attention|life)\b/i,
  /\b(doctors?|experts?|scientists?) (recommends?|agrees?|says?|approves?)\b/i,
  /\b(studies|research|science) (shows?|says?|proves?)\b/i,
  /\bin (just |only )?(\d+|a few) (days|weeks)\b/i,
];

/** No blame, no alarm, no hurry. */
const unkindWords =
  /\b(lazy|crazy|insane|stupid|abnormal|failure|loser|weak-willed|shame on|warning|alarming|dangerous|hurry|act now|last chance|only today|too late for)\b|!/i;

/** A statistic in running text; it has to be a `Figure`, which is shown with its source. */
const statistic =
  /\d\s?%|\bper ?cent\b|\b(m|b)illion\b|\b(\d+|one|two|three|four|seven|eight|nine) (in|out of) (\d+|two|three|four|five|ten)\b|\b(twice|times) as\b|\bmost (people|adults|users|visitors)\b/i;

/** Names of questionnaires that belong to others; our quizzes are not based on them. */
const instruments = /\b(asrs|dsm|phq|gad|who-?(5|five))\b/i;

/**
 * Fragments that identify an item of those questionnaires, in the form of `plain`. As short as possible, because the
 * items belong to others.
 */
const instrumentFragments: readonly (readonly [instrument: string, fragments: readonly string[]])[] = [
  [
    'ASRS',
    [
      'driven by a motor',
      'wrapping up the final details',
      'fidget or squirm',
      'careless mistakes',
      'waiting your turn',
      'difficulty unwinding',
      'misplace or have difficulty',
      'overly active',
    ],
  ],
  ['DSM', ['sustained mental effort', 'blurts out', 'does not seem to listen', 'fails to finish']],
  [
    'PHQ',
    [
      'little interest or pleasure',
      'feeling down depressed',
      'having little energy',
      'poor appetite or overeating',
      'feeling bad about yourself',
      'trouble concentrating on things',
      'better off dead',
      'last two weeks',
      'last 2 weeks',
      'been bothered by',
    ],
  ],
  [
    'GAD',
    [
      'nervous anxious or on edge',
      'stop or control worrying',
      'worrying too much',
      'trouble relaxing',
      'hard to sit still',
      'easily annoyed',
      'something awful might happen',
    ],
  ],
  [
    'WHO-5',
    [
      'cheerful and in good spirits',
      'calm and relaxed',
      'active and vigorous',
      'fresh and rested',
      'things that interest me',
    ],
  ],
];

/** One line for each forbidden wording in a text. */
export function claimFaults(text: string): string[] {
  const faults = bannedClaims.filter((claim) => claim.test(text)).map((claim) => `banned claim ${claim}`);
  if (unkindWords.test(text)) faults.push('blame, alarm or hurry');
  if (statistic.test(text)) faults.push('statistic without a source');
  if (instruments.test(text)) faults.push('name of a questionnaire');
  return [...faults, ...copiedFrom(text).map((instrument) => `words of ${instrument}`)];
}

function copiedFrom(text: string): string[] {
  const normalized = ` ${plain(text)} `;
  return instrumentFragments
    .filter(([, fragments]) => fragments.some((fragment) => normalized.includes(` ${fragment} `)))
    .map(([instrument]) => instrument);
}

/** Lower case without punctuation. "My" becomes "your", so that an item is found in either person. */
function plain(text: string): string {
  const words = text.toLowerCase().match(/[a-z\d’]+/g) ?? [];
  return words.map((word) => (/^(my|their)(self)?$/.test(word) ? word.replace(/^(my|their)/, 'your') : word)).join(' ');
}
