// Findings about how visitors are asked and answered: the questions that give the way and the address, and what a visitor
// can send back.

import type { ActivityDefinition, Contact, ContactWay, FieldsSchema, FormDefinition } from '../definition.ts'
import { type Issue, issue } from './issues.ts'
import { wholeOf } from './walk.ts'

/** The kinds of field that hold an address of each way. */
const kindsOf: Record<ContactWay, readonly string[]> = {
  SMS: ['mobile'],
  EMAIL: ['email'],
  CALL: ['mobile', 'phone'],
}
/** The boxes of a visitor's reply: the first question of each kind is the one that it answers. */
const replyBoxes = { text: ['text', 'textarea'], files: ['fileUpload'] }

const fieldIssues = ({ field }: Contact, schema: FieldsSchema): Issue[] =>
  Object.entries(field)
    .filter(([way, name]) => !kindsOf[way as ContactWay].includes(schema[name]?.uniforms.type ?? ''))
    .map(([way, name]) => issue(`contact.field.${way}`, 'contactField', name))

const byIssues = ({ by, field }: Contact, schema: FieldsSchema): Issue[] => {
  const ways = Object.keys(field).sort()
  if (by === undefined) return ways.length > 1 ? [issue('contact', 'contactOfMany', ways.join(', '))] : []
  const { multiple, uniforms } = schema[by] ?? {}
  const values = (uniforms?.options ?? []).map(({ value }) => value).sort()
  return multiple || values.join() !== ways.join() ? [issue('contact.by', 'contactBy', by)] : []
}

/** A visitor has a box for text and one for files: more than that they cannot be asked for, nor for less than text. */
const replyIssues = ({ activityId, steps }: ActivityDefinition): Issue[] => {
  const fields = steps.flatMap(({ key, fieldsSchema }) =>
    Object.entries(fieldsSchema).map(([name, entry]) => ({ at: `${key}.${name}`, entry })),
  )
  const firstOf = (types: readonly string[]) =>
    fields.find(({ entry }) => types.includes(entry.uniforms.type))
  const text = firstOf(replyBoxes.text)
  const files = firstOf(replyBoxes.files)
  const path = `activities.${activityId}`
  return [
    ...(text ? [] : [issue(path, 'contactNoText')]),
    ...fields
      .filter(field => !field.entry.optional && field !== text && field !== files)
      .map(field => issue(`${path}.${field.at}`, 'contactReply')),
  ]
}

export const contactIssues = ({ activities, workflow, contact, allowAnonymous }: FormDefinition): Issue[] => {
  if (!contact)
    return (allowAnonymous ? workflow.states : [])
      .filter(({ kind }) => kind === 'waiting-on-applicant')
      .map(({ code }) => issue(`workflow.states.${code}`, 'contactMissing'))
  const [filing] = activities
  const schema = filing ? wholeOf(filing) : {}
  return [
    ...fieldIssues(contact, schema),
    ...byIssues(contact, schema),
    ...activities.filter(({ supplies }) => supplies).flatMap(replyIssues),
  ]
}
