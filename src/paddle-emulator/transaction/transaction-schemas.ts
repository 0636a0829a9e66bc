import { Type } from 'typebox';
import { customData } from '#paddle-emulator/catalogue/catalogue-schemas.ts';

const closed = { additionalProperties: false };
const idOrNull = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const currencyCode = Type.String({ pattern: '^[A-Z]{3}$' });
const item = { price_id: Type.String(), quantity: Type.Integer({ minimum: 1 }) };
const some = { minItems: 1, maxItems: 100 };

const choices = {
  customer_id: idOrNull,
  address_id: idOrNull,
  discount_id: idOrNull,
  currency_code: Type.Optional(currencyCode),
  custom_data: Type.Optional(customData),
};

const itemList = Type.Array(Type.Object(item, closed), some);

export const newTransaction = Type.Object(
  { ...choices, items: itemList, collection_mode: Type.Optional(Type.Literal('automatic')) },
  closed,
);
export const transactionPatch = Type.Object(
  { ...choices, items: Type.Optional(itemList), status: Type.Optional(Type.Literal('canceled')) },
  closed,
);
export const previewBody = Type.Object(
  {
    items: Type.Array(
      Type.Object({ ...item, include_in_totals: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])) }, closed),
      some,
    ),
    customer_id: idOrNull,
    address_id: idOrNull,
    discount_id: idOrNull,
    currency_code: Type.Optional(Type.Union([currencyCode, Type.Null()])),
    address: Type.Optional(
      Type.Union([
        Type.Object(
          {
            country_code: Type.String({ pattern: '^[A-Z]{2}$' }),
            postal_code: Type.Optional(Type.Union([Type.String(), Type.Null()])),
          },
          closed,
        ),
        Type.Null(),
      ]),
    ),
    customer_ip_address: idOrNull,
    ignore_trials: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  },
  closed,
);
