// What a transition calls by name: once approved, the applicant is told how the cards reach the family.

const effects = {
  handOver: ({ answers }) => ({ message: `handOver.${answers.delivery}` }),
}

function effect(ctx) {
  return effects[ctx.effect](ctx)
}
