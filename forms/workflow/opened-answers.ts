// An act on a request as a page begins it and goes on with it: what stands in the open fields of the filing, and which
// questions the answers have opened or closed. Pages and the drill of verdicts call the same.

import type { Answers } from '../definition.ts'
import type { CompiledActivity } from '../engine/table.ts'

/** The answers that an act begins with: fields of the filing that are open in it, as they were answered. */
export const standingAnswers = (
  form: { activity(activityId: string): CompiledActivity | undefined },
  activity: CompiledActivity,
  { data }: { data: Answers },
): Answers | undefined => {
  const own = form.activity(activity.activityId)?.byName
  const opened = activity.fields.filter(
    ({ name, entry }) => !own?.has(name) && !entry.hidden && data[name] !== undefined,
  )
  // Where nothing of the filing is open the defaults of the act stand.
  return opened.length > 0 ? Object.fromEntries(opened.map(({ name }) => [name, data[name]])) : undefined
}

/** The names of questions that are open in one drawing of an act and were not in another. */
export const openedBeside = (drawn: CompiledActivity, judged: CompiledActivity): string[] => {
  const isOpen = ({ byName }: CompiledActivity, name: string) =>
    byName.has(name) && !byName.get(name)?.entry.hidden
  return judged.fields.map(({ name }) => name).filter(name => isOpen(judged, name) && !isOpen(drawn, name))
}

/** What of the answers is sent: an answer whose question was closed again, as another was changed back, is left out. */
export const stillOpen = (judged: Pick<CompiledActivity, 'byName'>, data: Answers): Answers =>
  Object.fromEntries(Object.entries(data).filter(([name]) => judged.byName.has(name)))
