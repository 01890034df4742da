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
/** What the reply of a visitor can hold. */
const replyKinds = ['text', 'textarea', 'fileUpload']

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

/** A visitor has a box for text and one for files: more than that they cannot be asked for. */
const replyIssues = (activity: ActivityDefinition): Issue[] =>
  activity.steps.flatMap(({ key, fieldsSchema }) =>
    Object.entries(fieldsSchema)
      .filter(([, entry]) => !entry.optional && !replyKinds.includes(entry.uniforms.type))
      .map(([name]) => issue(`activities.${activity.activityId}.${key}.${name}`, 'contactReply')),
  )

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
