// What the check finds in how a service reaches visitors, and whom the answers of one name.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactOf } from '../contact.ts'
import type { Contact, FieldsSchema, FormDefinition } from '../definition.ts'
import { contactIssues } from './check-contact.ts'

const question = (type: string, options?: string[]) => ({
  label: 'l',
  type: 'String' as const,
  uniforms: { type, ...(options ? { options: options.map(value => ({ value, label: value })) } : {}) },
})
const filing: FieldsSchema = {
  answerBy: question('radio', ['SMS', 'EMAIL', 'CALL']),
  mobile: question('mobile'),
  email: question('email'),
  note: question('text'),
}
const whole: Contact = { by: 'answerBy', field: { SMS: 'mobile', EMAIL: 'email', CALL: 'mobile' } }

const box: FieldsSchema = { reply: question('textarea') }

const serviceWith = (parts: Partial<FormDefinition>, reply: FieldsSchema = box): FormDefinition => ({
  serviceSlug: 'OPEN',
  translations: { ar: {}, en: {} },
  allowAnonymous: true,
  activities: [
    { activityId: 'APPLY', label: 'l', steps: [{ key: 'main', label: 'l', fieldsSchema: filing }] },
    {
      activityId: 'SUPPLY',
      label: 'l',
      supplies: true,
      steps: [{ key: 'reply', label: 'l', fieldsSchema: reply }],
    },
  ],
  workflow: {
    initial: 'NEW',
    states: [
      { code: 'NEW', label: 'l', kind: 'open' },
      { code: 'INFO', label: 'l', kind: 'waiting-on-applicant' },
    ],
    transitions: [],
  },
  ...parts,
})
const found = (parts: Partial<FormDefinition>, reply?: FieldsSchema) =>
  contactIssues(serviceWith(parts, reply)).map(({ place, key }) => `${place} ${key}`)

test('a service that names a question for each way passes', () => {
  assert.deepEqual(found({ contact: whole }, { reply: question('textarea') }), [])
  assert.deepEqual(found({ contact: { field: { EMAIL: 'email' } } }), [])
})

test('a service that asks visitors for information needs a way to reach them', () => {
  assert.deepEqual(found({}), ['workflow.states.INFO contactMissing'])
})

test('a way whose question holds no such address is found', () => {
  assert.deepEqual(found({ contact: { field: { SMS: 'email' } } }), ['contact.field.SMS contactField'])
  assert.deepEqual(found({ contact: { field: { EMAIL: 'nowhere' } } }), ['contact.field.EMAIL contactField'])
})

test('several ways need the question that chooses one, with exactly those options', () => {
  const { by: _, ...unchosen } = whole
  assert.deepEqual(found({ contact: unchosen }), ['contact contactOfMany'])
  assert.deepEqual(found({ contact: { by: 'answerBy', field: { SMS: 'mobile' } } }), ['contact.by contactBy'])
})

test('a service for people with accounts may ask for the way, and needs none', () => {
  assert.deepEqual(found({ allowAnonymous: false, contact: whole }), [])
  assert.deepEqual(found({ allowAnonymous: false }), [])
})

test('a reply that needs more than text and files is found', () => {
  const reply = (others: FieldsSchema) => found({ contact: whole }, { ...box, ...others })
  const [day, second] = [question('date'), question('text')]
  const [papers, bills] = [question('fileUpload'), question('fileUpload')]
  assert.deepEqual(reply({ day }), ['activities.SUPPLY.reply.day contactReply'])
  assert.deepEqual(reply({ day: { ...day, optional: true } }), [])
  assert.deepEqual(reply({ second }), ['activities.SUPPLY.reply.second contactReply'])
  assert.deepEqual(reply({ papers, bills }), ['activities.SUPPLY.reply.bills contactReply'])
  assert.deepEqual(reply({ papers, second: { ...second, optional: true } }), [])
})

test('a reply without a box for text is found', () => {
  assert.deepEqual(found({ contact: whole }, { papers: question('fileUpload') }), [
    'activities.SUPPLY contactNoText',
  ])
})

test('the answers name the way and the address, or nothing', () => {
  const answers = { answerBy: 'SMS', mobile: '+201112345678', email: 'n@example.com' }
  assert.deepEqual(contactOf(whole, answers), { way: 'SMS', to: '+201112345678' })
  assert.deepEqual(contactOf({ field: { EMAIL: 'email' } }, answers), { way: 'EMAIL', to: 'n@example.com' })
  assert.equal(contactOf({ field: { EMAIL: 'email' } }, {}), undefined)
  assert.equal(contactOf(undefined, answers), undefined)
})
