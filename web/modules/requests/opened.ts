// The answers that an act begins with: fields of the filing that are open in it stand as they were answered.

import type { Request } from '@bawaba/contract/entities/request.ts'
import type { Answers, CompiledActivity, CompiledService } from '@bawaba/forms/index.ts'

/** Undefined where nothing of the filing is open: the defaults of the act stand then. */
export const standingAnswers = (
  form: CompiledService,
  activity: CompiledActivity,
  { data }: Pick<Request, 'data'>,
): Answers | undefined => {
  const own = form.activity(activity.activityId)?.byName
  const opened = activity.fields.filter(
    ({ name, entry }) => !own?.has(name) && !entry.hidden && data[name] !== undefined,
  )
  return opened.length > 0 ? Object.fromEntries(opened.map(({ name }) => [name, data[name]])) : undefined
}

/** The names of questions that are open in one drawing of an act and were not in another. */
export const openedBeside = (drawn: CompiledActivity, judged: CompiledActivity): string[] => {
  const isOpen = ({ byName }: CompiledActivity, name: string) =>
    byName.has(name) && !byName.get(name)?.entry.hidden
  return judged.fields.map(({ name }) => name).filter(name => isOpen(judged, name) && !isOpen(drawn, name))
}
