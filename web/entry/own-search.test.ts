// The parameters that a page reads of its address.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyRoute } from '@tanstack/react-router'
import { restrictSearch } from './own-search.ts'

const routeWith = (validateSearch?: (search: Record<string, unknown>) => object, children?: AnyRoute[]) =>
  ({ options: { validateSearch }, children }) as unknown as AnyRoute

const read = (route: AnyRoute, search: Record<string, unknown>): object =>
  JSON.parse(JSON.stringify(route.options.validateSearch(search)))

test('a page reads no parameter that its route does not name, however many routers are made', () => {
  const route = routeWith(({ q }) => ({ q }))
  restrictSearch([route])
  const once = route.options.validateSearch
  restrictSearch([route])
  assert.equal(route.options.validateSearch, once)
  assert.deepEqual(read(route, { q: 'meter', utm_source: 'x', lang: 'en' }), { q: 'meter' })
  // The router lays what is returned over what the address holds.
  assert.ok('utm_source' in route.options.validateSearch({ utm_source: 'x' }))
})

test('a layout leaves every parameter to its pages', () => {
  const layout = routeWith(search => search, [])
  restrictSearch([layout, routeWith()])
  assert.deepEqual(read(layout, { request: 'A-1' }), { request: 'A-1' })
})
