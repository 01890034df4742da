// So much a day, by the size of the room.

const day = 86400000
const prices = { SMALL: 30, MIDDLE: 50, LARGE: 90 }

function fees(ctx) {
  const { hall, days } = ctx.answers
  const count = (Date.parse(days.to) - Date.parse(days.from)) / day + 1
  return { items: [{ label: `fee.${hall}`, amount: (prices[hall] * count).toFixed(2) }] }
}
