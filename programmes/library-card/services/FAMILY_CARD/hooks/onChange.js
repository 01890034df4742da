// A word beside the number of books, before anybody carries home more than a bag holds.

const many = 10

function onChange(ctx) {
  if (ctx.field !== 'booksAtOnce') return {}
  const note =
    ctx.answers.booksAtOnce > many
      ? {
          ar: 'من يستعير أكثر من عشرة كتب يعيدها خلال أسبوعين.',
          en: 'Whoever borrows more than ten books returns them within two weeks.',
        }
      : null
  return { notes: { booksAtOnce: note } }
}
