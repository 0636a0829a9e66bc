/** A kind of inner weather, with six everyday words for it. Ids are stored and never change. */
export interface Weather {
  id: WeatherId;
  name: string;
  words: readonly FeelingWord[];
}

export type WeatherId = 'sun' | 'clear' | 'breeze' | 'cloud' | 'rain' | 'fog' | 'storm' | 'wind';

export interface FeelingWord {
  id: string;
  label: string;
}

const words = (...labels: string[]): FeelingWord[] =>
  labels.map((label) => ({ id: label.toLowerCase().replaceAll(' ', '-'), label }));

/** The eight weathers of E7, pleasant ones first. */
export const weathers: readonly Weather[] = [
  { id: 'sun', name: 'Sun', words: words('Glad', 'Thankful', 'Hopeful', 'Proud', 'Loving', 'Playful') },
  { id: 'clear', name: 'Clear sky', words: words('Calm', 'At ease', 'Safe', 'Rested', 'Content', 'Patient') },
  { id: 'breeze', name: 'Breeze', words: words('Curious', 'Keen', 'Brave', 'Awake', 'Moved', 'Surprised') },
  { id: 'cloud', name: 'Cloud', words: words('Flat', 'Bored', 'Tired', 'Heavy', 'Numb', 'Slow') },
  { id: 'rain', name: 'Rain', words: words('Sad', 'Lonely', 'Hurt', 'Homesick', 'Sorry', 'Let down') },
  { id: 'fog', name: 'Fog', words: words('Unsure', 'Lost', 'Torn', 'Mixed up', 'Doubtful', 'Far away') },
  { id: 'storm', name: 'Storm', words: words('Angry', 'Cross', 'Jealous', 'Fed up', 'Bitter', 'Stung') },
  { id: 'wind', name: 'Strong wind', words: words('Worried', 'Tense', 'Scared', 'Rushed', 'Shy', 'Restless') },
];

/** Each word by its id. */
export const feelingWords: ReadonlyMap<string, FeelingWord> = new Map(
  weathers.flatMap((weather) => weather.words.map((word) => [word.id, word])),
);

/** The copy of the exercise. */
export const weatherCopy = {
  pick: { title: 'How is it inside?', text: 'Open a weather. Take up to three words.' },
  full: 'That is three. Put one back to take another.',
  strong: { title: 'How strong is it?', text: 'Say it for each word, or leave it.' },
  strengths: ['A trace', 'A little', 'Some', 'Much', 'Very much'],
  line: {
    title: 'One line, if you like',
    text: 'What is it about? A few words will do.',
    field: 'My line',
  },
  kept: 'Your words',
  known:
    'For some people naming a feeling takes some of its heat. For some it makes other ways harder. Watch what it does for you.',
} as const;

/** The captions of the introduction's pictures. */
export const weatherIntro = ['Look inside', 'Take up to three words', 'Say how strong'] as const;
