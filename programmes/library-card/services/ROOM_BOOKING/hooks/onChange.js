// Whoever stays for more than a week reads that the key is returned each evening.

const day = 86400000
const week = 7

function onChange(ctx) {
  if (ctx.field !== 'days') return {}
  const { from, to } = ctx.answers.days ?? {}
  const days = from && to ? (Date.parse(to) - Date.parse(from)) / day + 1 : 0
  const note =
    days > week
      ? {
          ar: 'من يحجز أكثر من أسبوع يعيد المفتاح كل مساء.',
          en: 'Whoever books for more than a week returns the key each evening.',
        }
      : null
  return { notes: { days: note } }
}
