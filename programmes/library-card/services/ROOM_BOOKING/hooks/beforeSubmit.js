// A room is for everyone: nobody keeps it longer than two weeks.

const day = 86400000
const most = 14

function beforeSubmit(ctx) {
  if (ctx.activityId !== 'APPLY') return {}
  const { from, to } = ctx.answers.days
  const days = (Date.parse(to) - Date.parse(from)) / day + 1
  return { errors: days > most ? [{ field: 'days', key: 'days.many' }] : [] }
}
