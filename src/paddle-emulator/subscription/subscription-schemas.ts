import { Type } from 'typebox';
import { customData, nonCatalogPrice } from '#paddle-emulator/catalogue/catalogue-schemas.ts';

const closed = { additionalProperties: false };
const effectiveFrom = Type.Optional(
  Type.Union([Type.Literal('next_billing_period'), Type.Literal('immediately'), Type.Null()]),
);
const quantity = Type.Integer({ minimum: 1 });
const time = Type.String({ maxLength: 40 });
const onPaymentFailure = Type.Optional(Type.Enum(['prevent_change', 'apply_change']));
const onResume = Type.Optional(Type.Literal('start_new_billing_period'));
export const cancelBody = Type.Object({ effective_from: effectiveFrom }, closed);
export const pauseBody = Type.Object(
  {
    effective_from: effectiveFrom,
    resume_at: Type.Optional(Type.Union([time, Type.Null()])),
    on_resume: onResume,
  },
  closed,
);
export const resumeBody = Type.Object({ effective_from: Type.Optional(time), on_resume: onResume }, closed);
export const patchBody = Type.Object(
  {
    scheduled_change: Type.Optional(Type.Null()),
    custom_data: Type.Optional(customData),
    items: Type.Optional(
      Type.Array(
        Type.Object({ price_id: Type.String(), quantity: Type.Optional(Type.Integer({ minimum: 1 })) }, closed),
        { maxItems: 100 },
      ),
    ),
    next_billed_at: Type.Optional(time),
    proration_billing_mode: Type.Optional(
      Type.Enum([
        'prorated_immediately',
        'full_immediately',
        'prorated_next_billing_period',
        'full_next_billing_period',
        'do_not_bill',
      ]),
    ),
    on_payment_failure: onPaymentFailure,
  },
  closed,
);
export const chargeBody = Type.Object(
  {
    effective_from: Type.Enum(['next_billing_period', 'immediately']),
    items: Type.Array(
      Type.Union([
        Type.Object({ price_id: Type.String(), quantity }, closed),
        Type.Object({ price: nonCatalogPrice, quantity }, closed),
      ]),
      { minItems: 1, maxItems: 100 },
    ),
    on_payment_failure: onPaymentFailure,
  },
  closed,
);
export const dunningBody = Type.Object({ afterwards: Type.Enum(['cancel', 'pause']) }, closed);
