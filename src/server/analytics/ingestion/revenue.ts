/** The fields in which older clients send revenue, by the property in which newer ones do (§ 7). */
const propertyOf = {
  revenue: '$revenue',
  price: '$price',
  quantity: '$quantity',
  productId: '$productId',
  revenueType: '$revenueType',
  currency: '$currency',
} as const;
const fields = Object.entries(propertyOf);

/** The event's properties with its revenue among them; the same object when it has none. */
export function withRevenue(
  event: Record<string, unknown>,
  properties: Record<string, unknown>,
): Record<string, unknown> {
  if (event.revenue === undefined && event.price === undefined) return properties;
  const told = fields.filter(([field]) => isPlain(event[field]));
  return { ...properties, ...Object.fromEntries(told.map(([field, property]) => [property, event[field]])) };
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
