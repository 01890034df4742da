// The OpenAPI document as strangers read it: a public linter, generators of clients, routers.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { calls } from '@bawaba/contract/calls/index.ts'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { openTestPortal, type TestPortal } from '../server/test-portal.ts'

let portal: TestPortal
let text = ''
let document: any
const operations: { path: string; method: string; operation: any }[] = []

before(async () => {
  portal = await openTestPortal()
  text = (await portal.portal.app.inject({ url: '/api/openapi.json' })).body
  document = JSON.parse(text)
  for (const [path, item] of Object.entries<any>(document.paths))
    for (const [method, operation] of Object.entries(item)) operations.push({ path, method, operation })
})
after(() => portal.close())

test('a public linter finds no error', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  const errors = problems.filter(({ severity }) => severity === 'error')
  assert.deepEqual(
    errors.slice(0, 5).map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    [],
  )
})

test('every call stands in it, once for each service and each slug, under an identifier of its own', () => {
  const named = new Set(operations.map(({ operation }) => operation['x-call']))
  assert.deepEqual([...named].sort(), Object.keys(calls).sort())
  const ids = operations.map(({ operation }) => operation.operationId)
  assert.equal(new Set(ids).size, ids.length)
  for (const id of ids) assert.match(id, /^[a-z]\w*$/i)
  assert.ok(!text.includes('{service}/findOne'))
})

const segmentsOf = (path: string): string[] => path.split('/').slice(1)
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Whether a segment of a path takes a text: itself, or a parameter that its schema lets it be. */
const takes = (path: string, segment: string, other: string): boolean => {
  if (!segment.startsWith('{')) return segment === other
  const item = document.paths[path]
  const schemas = Object.values<any>(item).map(
    ({ parameters }) => parameters.find(({ name }: any) => `{${name}}` === segment)?.schema,
  )
  return schemas.some(({ format, pattern }) =>
    format === 'uuid' ? uuid.test(other) : pattern === undefined || new RegExp(pattern).test(other),
  )
}

test('no two templates take one address', () => {
  const templates = Object.keys(document.paths).filter(path => path.includes('{'))
  const clashes = templates.flatMap((one, index) =>
    templates.slice(index + 1).flatMap(other => {
      const [first, second] = [segmentsOf(one), segmentsOf(other)]
      if (first.length !== second.length) return []
      const isApart = first.some((segment, place) => {
        const opposite = second[place] as string
        if (segment.startsWith('{') && opposite.startsWith('{')) return false
        return segment.startsWith('{')
          ? !takes(one, segment, opposite)
          : opposite.startsWith('{')
            ? !takes(other, opposite, segment)
            : segment !== opposite
      })
      return isApart ? [] : [`${one} ${other}`]
    }),
  )
  assert.deepEqual(clashes, [])
})

const statusesOf = (call: string): string[] =>
  Object.keys(operations.find(({ operation }) => operation['x-call'] === call)?.operation.responses)
const securityOf = (call: string) =>
  operations.find(({ operation }) => operation['x-call'] === call)?.operation.security

test('operations say how a caller proves who they are, and the refusals that follow', () => {
  const known = new Set(Object.keys(document.components.securitySchemes))
  for (const { operation } of operations)
    for (const name of operation.security.flatMap(Object.keys)) assert.ok(known.has(name), name)
  assert.deepEqual(securityOf('GET Categories')[0], {})
  assert.deepEqual(securityOf('GET auditLog'), [{ employee_session: [] }])
  assert.deepEqual(securityOf('POST :slug'), [{ visitor: [], csrf_token: [] }])
  assert.ok(securityOf('POST :slug/MFA').every((way: object) => 'step_token' in way))
  for (const status of ['401', '403', '404', '405', '418', '409', '413', '415', '422', '428'])
    assert.ok(statusesOf('PATCH :service/:id').includes(status), status)
  assert.ok(!statusesOf('GET misc/appData').includes('418'))
  assert.ok(!statusesOf('GET Categories').includes('401'))
})

test('what is refused as unknown is refused with a status that the operation names', async () => {
  const visitor = await portal.browser()
  for (const { path, method, operation } of operations.filter(({ method }) => method === 'get')) {
    if (operation['x-call'] === 'GET events') continue
    const address = path.replace('/api/', '').replace(/\{\w+\}/g, '01a1f000-0000-7000-8000-000000000001')
    const { status } = await visitor.send(`${method.toUpperCase()} ${address}`)
    assert.ok(String(status) in operation.responses, `${method} ${path} answers ${status}`)
  }
})
