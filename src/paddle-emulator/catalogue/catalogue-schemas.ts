import { Type } from 'typebox';

const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const closed = { additionalProperties: false };

export const customData = orNull(Type.Record(Type.String(), Type.Unknown()));
export const status = Type.Enum(['active', 'archived']);

const kind = Type.Enum(['standard', 'custom']);
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const countryCode = Type.String({ pattern: '^[A-Z]{2}$' });

const money = Type.Object(
  { amount: Type.String({ pattern: '^(0|[1-9][0-9]{0,11})$' }), currency_code: Type.String({ pattern: '^[A-Z]{3}$' }) },
  closed,
);
const cycle = {
  interval: Type.Enum(['day', 'week', 'month', 'year']),
  frequency: Type.Integer({ minimum: 1, maximum: 999 }),
};

const productFields = {
  name: text(200),
  tax_category: text(50),
  type: Type.Optional(kind),
  description: Type.Optional(orNull(Type.String({ maxLength: 2048 }))),
  image_url: Type.Optional(orNull(Type.String({ maxLength: 2048 }))),
  custom_data: Type.Optional(customData),
};

const priceFields = {
  description: text(500),
  unit_price: money,
  type: Type.Optional(kind),
  name: Type.Optional(orNull(Type.String({ maxLength: 150 }))),
  billing_cycle: Type.Optional(orNull(Type.Object(cycle, closed))),
  trial_period: Type.Optional(
    orNull(Type.Object({ ...cycle, requires_payment_method: Type.Optional(Type.Boolean()) }, closed)),
  ),
  tax_mode: Type.Optional(Type.Enum(['account_setting', 'external', 'internal', 'location'])),
  unit_price_overrides: Type.Optional(
    Type.Array(Type.Object({ country_codes: Type.Array(countryCode, { minItems: 1 }), unit_price: money }, closed)),
  ),
  quantity: Type.Optional(
    Type.Object(
      { minimum: Type.Integer({ minimum: 1 }), maximum: Type.Integer({ minimum: 1, maximum: 999_999_999 }) },
      closed,
    ),
  ),
  custom_data: Type.Optional(customData),
};

export const newProduct = Type.Object(productFields, closed);
export const productPatch = Type.Partial(Type.Object({ ...productFields, status }), closed);
export const newPrice = Type.Object({ ...priceFields, product_id: Type.String() }, closed);
const { billing_cycle: _cycle, trial_period: _trial, type: _type, ...onceFields } = priceFields;
/** A price made for one charge, outside the catalogue. */
export const nonCatalogPrice = Type.Object({ ...onceFields, product_id: Type.String() }, closed);
export const pricePatch = Type.Partial(Type.Object({ ...priceFields, status }), closed);
