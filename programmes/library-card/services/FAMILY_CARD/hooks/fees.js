// A year of the full subscription, and the post where the cards are sent home.

function fees(ctx) {
  const { plan, delivery } = ctx.answers
  return {
    items: [
      ...(plan === 'FULL' ? [{ label: 'fee.year', amount: '60.00' }] : []),
      ...(delivery === 'HOME' ? [{ label: 'fee.post', amount: '12.50' }] : []),
    ],
  }
}
