// The basic subscription is for small families.

const mostOfBasic = 3

function beforeSubmit(ctx) {
  const { plan, members } = ctx.answers
  const isTooLarge = ctx.activityId === 'APPLY' && plan === 'BASIC' && members.length > mostOfBasic
  return { errors: isTooLarge ? [{ field: 'plan', key: 'members.many' }] : [] }
}
