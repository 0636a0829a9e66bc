/** The copy of the adhd quiz's first question and of a second one of the same kind, for every contestant. */
export const questions = [
  {
    title: 'How do you describe yourself?',
    hint: 'This never changes your score.',
    options: ['Woman', 'Man', 'Another way', 'I’d rather not say'],
  },
  {
    title: 'How old are you?',
    hint: 'This check is for adults.',
    options: ['18 to 29', '30 to 44', '45 to 59', '60 or over'],
  },
];
