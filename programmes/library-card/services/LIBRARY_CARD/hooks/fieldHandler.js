// Which branches there are in each governorate. Asked for `branch`, it is told `governorate`.

const branches = {
  CAIRO: ['RIVER', 'TOWER'],
  GIZA: ['GARDEN'],
}

function fieldHandler(ctx) {
  const here = branches[ctx.answers.governorate] ?? []
  return { options: here.map(value => ({ value, label: `branch.${value}` })) }
}
