/** The word in the books for the quiz, source and campaign of a person who was erased long enough ago. */
export const erasedWord = 'erased';
