// Names that every object of the language has by itself (`constructor`, `toString`) are names like any others: whoever
// sends one where something is looked up by it is answered that there is none, and no call breaks.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { CallDefinition } from '@bawaba/contract/calls/call.ts'
import { calls } from '@bawaba/contract/calls/index.ts'
import { roles } from '@bawaba/contract/entities/person.ts'
import { openTestPortal, type Person, type TestPortal } from './test-portal.ts'

let portal: TestPortal
before(async () => {
  portal = await openTestPortal({ SIGN_IN_PER_ADDRESS: '100000', CODES_PER_ADDRESS: '100000' })
})
after(() => portal?.close())

const names = ['constructor', '__proto__']
/** Whoever signs out, or closes the portal, cannot call the next. */
const left = new Set(['POST :slug/logout', 'GET events', 'POST maintenance', 'PUT maintenance'])

type Schema = {
  type?: string
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  pattern?: string
}
/** For texts of a shape that the name does not have. */
const samples = [
  'A1',
  '1',
  'EG',
  '2026-12-01',
  '01a1f866-0d00-7691-99f6-e7690f1e8432',
  '01012345678',
  '/x',
  'a@b.example',
]
const textOf = ({ pattern }: Schema, name: string): string => {
  const shape = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  return [name, ...samples].find(text => shape?.test(text) ?? true) ?? name
}
/** What a schema admits, with the name wherever a text may stand. */
const filled = (schema: Schema, name: string): unknown => {
  if ('const' in schema) return schema.const
  if (schema.anyOf)
    return filled(schema.anyOf.find(({ type }) => type === 'string') ?? (schema.anyOf[0] as Schema), name)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(each => filled(each, name)))
  const makers: Record<string, () => unknown> = {
    object: () => {
      const own = Object.entries(schema.properties ?? {}).map(([key, each]) => [key, filled(each, name)])
      return Object.fromEntries(own.length > 0 ? own : [[name, name]])
    },
    array: () => [filled(schema.items ?? {}, name)],
    integer: () => 1,
    number: () => 1,
    boolean: () => true,
    null: () => null,
  }
  return makers[schema.type ?? '']?.() ?? textOf(schema, name)
}

const sendTo = async (who: Pick<Person, 'send'>, slug: string, key: string, name: string) => {
  const { body, query } = calls[key as keyof typeof calls] as CallDefinition
  const [method, path = ''] = key.split(' ')
  const address = path.replaceAll(/:(\w+)/g, (_, part) => (part === 'slug' ? slug : encodeURIComponent(name)))
  const parts = Object.entries((query ? filled(query as Schema, name) : {}) as object)
  const search = new URLSearchParams(parts.map(([part, value]) => [part, String(value)]))
  const { status } = await who.send(`${method} ${address}${parts.length > 0 ? `?${search}` : ''}`, {
    ...(body ? { body: filled(body as Schema, name) } : {}),
  })
  return status
}

test('no call breaks over a name that objects have by themselves', async () => {
  const broken: string[] = []
  for (const name of names) {
    const [visitor, citizen] = [await portal.browser(), await portal.citizen()]
    for (const key of Object.keys(calls).filter(key => !left.has(key)))
      for (const [slug, who] of [
        ['citizen', visitor],
        ['citizen', citizen],
      ] as const) {
        const status = await sendTo(who, slug, key, name)
        if (status === 500) broken.push(`${key} with ${name}`)
      }
  }
  assert.deepEqual(broken, [])
})

test('nor of staff', async () => {
  const broken: string[] = []
  for (const name of names) {
    const employee = await portal.employee([...roles])
    for (const key of Object.keys(calls).filter(key => !left.has(key))) {
      const status = await sendTo(employee, 'employee', key, name)
      if (status === 500) broken.push(`${key} with ${name}`)
    }
  }
  assert.deepEqual(broken, [])
})
