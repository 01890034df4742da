// What the applicant reads after the booking was asked for or confirmed.

const told = ['NEW', 'APPROVED']

function afterTransition(ctx) {
  const status = ctx.request ? ctx.request.status : 'NEW'
  return told.includes(status) ? { message: `after.${status}` } : {}
}
