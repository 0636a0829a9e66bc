/** The product's name, in one place. */
export const brand = 'Everkite';
