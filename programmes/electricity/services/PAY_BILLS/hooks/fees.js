// One line for each bill, and one for the company's service charge on all of them. Amounts are piasters.

const pounds = piasters => (piasters / 100).toFixed(2)

function fees(ctx) {
  const { bills } = ctx.answers.bills
  const charge = bills.reduce((sum, { fees = 0 }) => sum + fees, 0)
  return {
    items: [
      ...bills.map(({ month, amount = 0 }) => ({ label: `fee.${month.slice(5)}`, amount: pounds(amount) })),
      ...(charge > 0 ? [{ label: 'fee.service', amount: pounds(charge) }] : []),
    ],
  }
}
