/** Names the provider's ids, prices and jobs after no particular provider. */
export const providerNames = `
alter table users rename column paddle_customer_id to provider_customer_id;
alter table users rename constraint users_paddle_customer_id_key to users_provider_customer_id_key;

alter table paddle_prices rename to provider_prices;
alter table provider_prices rename column environment to account;
alter table provider_prices rename constraint paddle_prices_pkey to provider_prices_pkey;

alter table erasures rename column paddle_id to provider_id;

-- Work that waits goes on under its new name.
update jobs
set kind = 'forget-provider-events', payload = jsonb_build_object('provider_ids', payload->'paddle_ids')
where kind = 'forget-paddle-news';
`;
