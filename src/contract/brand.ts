export const brand = 'Everkite';
