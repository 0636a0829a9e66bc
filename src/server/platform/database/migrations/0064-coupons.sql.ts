/** Codes that take something off the first payment, and who has used them. */
export const coupons = `
create table coupons (
  id bigint generated always as identity primary key,
  name text not null,
  code_hash bytea not null unique,
  percents jsonb,
  amounts jsonb,
  offer_ids integer[] not null,
  countries text[],
  use_limit integer check (use_limit > 0),
  once_a_person boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  made_by text not null,
  made_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  check ((percents is null) <> (amounts is null))
);
comment on column coupons.code_hash is 'SHA-256 of the code, normalised. The code itself is shown once and stored nowhere.';
comment on column coupons.percents is 'Whole per cent by offer id.';
comment on column coupons.amounts is 'Minor units by currency.';
comment on column coupons.countries is 'ISO 3166 alpha-2; null for every country.';
comment on column coupons.ends_at is 'The first moment at which it takes nothing off any more, as it was made; null for no end.';
comment on column coupons.ended_at is 'When an operator ended it before that.';

create table coupon_redemptions (
  checkout_id text primary key references checkouts on delete cascade,
  coupon_id bigint not null references coupons,
  user_id bigint references users on delete set null,
  key_hashes bytea[] not null default '{}',
  reserved_at timestamptz not null,
  released_at timestamptz,
  redeemed_at timestamptz
);
create index coupon_redemptions_coupon on coupon_redemptions (coupon_id);
create index coupon_redemptions_user on coupon_redemptions (user_id);
comment on table coupon_redemptions is 'Reserved when a checkout begins, then released when it fails or redeemed when it is paid.';
comment on column coupon_redemptions.key_hashes is 'By which the person is recognised, as in purchase_marks; empty after an erasure.';

create table discount_ids (
  account text,
  terms text,
  discount_id text not null,
  primary key (account, terms)
);
comment on column discount_ids.terms is 'SHA-256 of all that a discount at the provider has to match: price, percent or amount.';

alter table checkouts add column coupon_id bigint references coupons, add column due_minor integer;
comment on column checkouts.due_minor is 'The amount due today, which was shown and agreed to; null before there were coupons.';
`;
