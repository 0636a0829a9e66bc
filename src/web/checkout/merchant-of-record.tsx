/** Names the seller, beside the pay button. */
export function MerchantOfRecord() {
  return (
    <p className="caption muted">
      Sold by Paddle.com, our reseller and merchant of record: it takes the payment, sends the receipt and answers
      questions about both.{' '}
      <a href="https://www.paddle.com/legal/checkout-buyer-terms" target="_blank" rel="noreferrer">
        Buyer terms
      </a>{' '}
      and{' '}
      <a href="https://www.paddle.com/legal/privacy" target="_blank" rel="noreferrer">
        privacy
      </a>{' '}
      at Paddle.
    </p>
  );
}
