// The applicant's own name, so that nobody types it a second time.

function onOpen(ctx) {
  if (!ctx.person) return {}
  return { answers: { fullName: `${ctx.person.firstName} ${ctx.person.lastName}`.trim() } }
}
