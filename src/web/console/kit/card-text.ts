/** "Visa •4242" */
export const cardText = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brand === '' ? 'Card' : brand.charAt(0).toUpperCase() + brand.slice(1).replaceAll('_', ' ')} •${last4}`;
