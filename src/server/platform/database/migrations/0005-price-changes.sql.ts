/** Price changes for those who already pay, and claims on subscriptions that are being changed. */
export const priceChanges = `
create table price_changes (
  id bigint generated always as identity primary key,
  offer_id integer not null references offers,
  currency text not null,
  amount_minor integer not null check (amount_minor > 0),
  -- No renewal before it is charged at the new price.
  effective_at timestamptz not null,
  announced_by text not null,
  announced_at timestamptz not null
);

-- Whom a price change concerns. The letter that tells it is in letters; without it nobody is moved.
create table price_change_notices (
  price_change_id bigint not null references price_changes on delete cascade,
  subscription_id text not null references subscriptions on delete cascade,
  user_id bigint not null references users on delete cascade,
  amount_before_minor integer not null,
  moved_at timestamptz,
  left_at timestamptz,
  left_because text,
  primary key (price_change_id, subscription_id)
);

-- Who is changing a subscription at Paddle: a second click finds it taken. A crash lets go of it after a while.
create table subscription_claims (
  subscription_id text primary key,
  claim text not null,
  held_until timestamptz not null
);
`;
