// An activity in which fields of the filing are open again: what the applicant was asked for, or what is put right after
// a decision. Just these are open; what their conditions and scripts look at besides is read from the request.

import type { ActivityDefinition, Answers, FieldEntry, FieldsSchema, FormDefinition } from '../definition.ts'
import { standing } from '../engine/standing.ts'
import { stepSchema } from '../engine/step-schema.ts'
import { headOf } from '../engine/table.ts'
import { namesIn } from '../expression.ts'
import { decidedBy, judgedBy } from './conditions-of.ts'
import { wholeOf } from './walk.ts'

/** The names outside it that an entry looks at, its rows' included. */
const looksAt = (entry: FieldEntry): string[] => [
  ...[...decidedBy(entry), ...judgedBy(entry)].flatMap(namesIn).map(headOf),
  ...(entry.lazyLoad?.apiDependencies ?? []).map(headOf),
  ...Object.values(entry.fieldsSchema ?? {}).flatMap(looksAt),
]

/** The fields of the filing that an applicant answers themself, in the order of the questions. */
export const answeredFields = ({ activities: [filing] }: Pick<FormDefinition, 'activities'>): string[] =>
  Object.entries(filing ? wholeOf(filing) : {})
    .filter(([, entry]) => !entry.hidden && entry.editable !== false)
    .map(([name]) => name)

/** What may be open in an activity: the fields it names, or all that the applicant answers. */
export const openable = (
  definition: Pick<FormDefinition, 'activities'>,
  { asks, corrects, reschedules }: ActivityDefinition,
): string[] => {
  const opening = asks ?? corrects ?? reschedules
  if (!opening) return []
  const { fields } = opening
  const answered = answeredFields(definition)
  return fields ? answered.filter(name => fields.includes(name)) : answered
}

/** The answers of a request, and what the applicant is asked for. */
export type Standing = { data: Answers; asked?: { fields: readonly string[] } | null | undefined }

/** The fields of the filing that are open in an activity on a request. */
export const openNames = (
  definition: Pick<FormDefinition, 'activities'>,
  activity: ActivityDefinition,
  { asked: ask }: Standing,
): readonly string[] => {
  if (activity.supplies) return ask?.fields ?? []
  return activity.corrects || activity.reschedules ? openable(definition, activity) : []
}

/**
 * The names whose answer brings a question along: it is worked out of them, or has no answer yet and may be asked by them; of a
 * list also those where this is so of a question in its rows, which each row answers or not.
 */
const followedBy = (entry: FieldEntry, isAnswered: boolean): string[] => {
  const { calculate, conditionalField, fieldsSchema = {} } = entry
  const mayChange = calculate !== undefined || (!isAnswered && conditionalField !== undefined)
  return [
    ...(mayChange ? looksAt(entry) : []),
    ...Object.values(fieldsSchema).flatMap(inner => followedBy(inner, false)),
  ]
}

/** These names with all that follow one of them, and each other; `followed`: what each question follows. */
const withAll = (
  names: Iterable<string>,
  questions: readonly (readonly [name: string, followed: readonly string[]])[],
): Set<string> => {
  const followers = new Map<string, string[]>()
  for (const [question, followed] of questions)
    for (const name of followed) {
      const known = followers.get(name)
      if (known) known.push(question)
      else followers.set(name, [question])
    }
  const all = new Set(names)
  // What is added while a set is walked is walked too.
  for (const name of all) for (const follower of followers.get(name) ?? []) all.add(follower)
  return all
}

/** These names, those questions without an answer that an answer to one of them may bring up, and what is worked out of them. */
const withFollowers = (schema: FieldsSchema, names: readonly string[], answers: Answers): Set<string> =>
  withAll(
    names.filter(name => Object.hasOwn(schema, name)),
    Object.entries(schema).map(([name, entry]) => [name, followedBy(entry, Object.hasOwn(answers, name))]),
  )

/** What may be open in an activity, with every question that an answer to it may bring up or that is worked out of it. */
export const openableWithFollowers = (
  definition: Pick<FormDefinition, 'activities'>,
  activity: ActivityDefinition,
): Set<string> => {
  const [filing] = definition.activities
  return withFollowers(filing ? wholeOf(filing) : {}, openable(definition, activity), {})
}

/** Closed questions that are asked because of open ones, and of each other: where they no longer are, their answers are none. */
const askedBy = (schema: FieldsSchema, open: ReadonlySet<string>): [string, FieldEntry][] => {
  const names = withAll(
    open,
    Object.entries(schema).map(([name, { conditionalField }]) => [
      name,
      conditionalField ? namesIn(conditionalField).map(headOf) : [],
    ]),
  )
  return Object.entries(schema).filter(([name]) => names.has(name) && !open.has(name))
}

/** The answers as they would stand: of the open fields what was sent, of the others what was. */
const withSent = (answers: Answers, sent: Answers, open: ReadonlySet<string>): Answers => ({
  ...Object.fromEntries(Object.entries(answers).filter(([name]) => !open.has(name))),
  ...Object.fromEntries(Object.entries(sent).filter(([name]) => open.has(name))),
})

/**
 * These names, and those of the questions whose answers no longer hold with what was sent; what they leave without
 * ground is looked for in the same way. `invalidated` names what held before and no longer does.
 */
export const openedFurther = (
  definition: Pick<FormDefinition, 'activities'>,
  names: readonly string[],
  { data, sent }: { data: Answers; sent: Answers },
  invalidated: (after: Answers) => readonly string[],
): readonly string[] => {
  const [filing] = definition.activities
  const schema = filing ? wholeOf(filing) : {}
  const answered = answeredFields(definition)
  const opened = [...names]
  // Each round opens one question more at least.
  for (;;) {
    const open = withFollowers(schema, opened, data)
    const further = invalidated(withSent(data, sent, open)).filter(
      name => !open.has(name) && answered.includes(name),
    )
    if (further.length === 0) return opened
    opened.push(...further)
  }
}

/** The activity with these fields of the filing before its own, all on one page. */
export const openedActivity = (
  definition: Pick<FormDefinition, 'activities'>,
  activity: ActivityDefinition,
  names: readonly string[],
  answers: Answers,
): ActivityDefinition => {
  const [filing] = definition.activities
  const schema = filing ? wholeOf(filing) : {}
  const own = wholeOf(activity)
  const open = withFollowers(schema, names, answers)
  const entries = Object.entries(schema).filter(([name]) => open.has(name))
  const stand = askedBy(schema, open).map(([name, entry]): [string, FieldEntry] => [name, standing(entry)])
  const fields = [...entries, ...stand].filter(([name]) => !Object.hasOwn(own, name))
  if (fields.length === 0) return activity
  const [first, ...more] = activity.steps
  const key = first?.key ?? 'opened'
  const label = first?.label ?? activity.label
  // Whoever answers the fields that were asked for need not write besides.
  const beside = Object.entries(first ? stepSchema(first) : {}).map(([name, entry]): [string, FieldEntry] => [
    name,
    activity.supplies ? { ...entry, optional: true } : entry,
  ])
  const fieldsSchema = Object.fromEntries([...fields, ...beside])
  return {
    ...activity,
    steps: [{ ...first, conditionalField: undefined, key, label, fieldsSchema }, ...more],
  }
}
