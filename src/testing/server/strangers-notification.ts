import type { TestShop } from './shop.ts';

/** Delivers the news of a subscription of Grace's that no account of ours is known for. */
export async function strangersNotification(shop: TestShop): Promise<{ userId: string }> {
  const grace = await shop.person('grace@example.com');
  const { transaction_id } = await shop.checkOut(grace.email);
  await shop.pay(transaction_id);
  const begun = (await shop.notifications()).filter(({ type }) => type === 'subscription.created').slice(-1);
  const strangers = begun.map((one) => {
    const data = { ...one.payload.data, custom_data: null, customer_id: 'ctm_01h0000000000000000000nobody' };
    return { ...one, payload: { ...one.payload, data } };
  });
  await shop.deps.db.deleteFrom('checkouts').where('transaction_id', '=', transaction_id).execute();
  await shop.deliver(strangers);
  return { userId: grace.id };
}
