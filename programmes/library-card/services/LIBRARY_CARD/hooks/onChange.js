// A word beside the number of books, before anybody is refused.

const many = 5

function onChange(ctx) {
  if (ctx.field !== 'booksAtOnce') return {}
  const note =
    ctx.answers.booksAtOnce > many
      ? {
          ar: 'من يستعير أكثر من خمسة كتب يعيدها خلال أسبوعين.',
          en: 'Whoever borrows more than five books returns them within two weeks.',
        }
      : null
  return { notes: { booksAtOnce: note } }
}
