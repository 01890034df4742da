// What a programme adds to an app: pages beside the platform's, its entries of the menu last, and their paths known.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { AppDefinition } from './app.ts'
import { type LoadedScreens, loadScreens, screenPaths, withScreens } from './programme-screens.ts'

const root = createRootRoute()
const guarded = createRoute({ getParentRoute: () => root, id: 'guarded' })
const page = (parent: typeof root | typeof guarded, path: string) =>
  createRoute({ getParentRoute: () => parent as typeof root, path })
const lamps: LoadedScreens = {
  '': {
    open: [page(root, '/lamps')],
    guarded: [page(guarded, '/lamps/$lampId')],
    navigation: [{ path: '/lamps', text: { ar: 'المصابيح', en: 'Lamps' } }],
  },
  '/employee': { guarded: [page(guarded, '/lampsAtWork')] },
}
const app = {
  name: 'citizen',
  base: '',
  navigation: [{ path: '/', text: { ar: 'الرئيسية', en: 'Home' } }],
  footer: [],
  routeTree: root.addChildren([page(root, '/'), guarded.addChildren([page(guarded, '/inbox')])]),
} as unknown as AppDefinition

test('the pages of a programme are routes of its app beside the platform’s, and of no other app', () => {
  const { routeTree, navigation } = withScreens(app, [lamps], guarded)
  const { routesByPath } = createRouter({ routeTree })
  assert.deepEqual(Object.keys(routesByPath).sort(), ['/', '/inbox', '/lamps', '/lamps/$lampId'])
  assert.deepEqual(
    navigation.map(({ path }) => path),
    ['/', '/lamps'],
  )
})

test('an app to which nothing is added stays as it is', () => {
  assert.equal(withScreens(app, [{ '/agent': {} }], guarded), app)
})

test('every page of a programme is known by the base of its app', () => {
  assert.deepEqual(screenPaths([lamps]), [
    ['', '/lamps'],
    ['', '/lamps/$lampId'],
    ['/employee', '/lampsAtWork'],
  ])
})

test('screens are those of programmes that were chosen; loaded late those of their app, and of no other', async () => {
  let loads = 0
  const late = async () => {
    loads += 1
    return lamps['/employee'] ?? {}
  }
  const programme = { '': lamps[''] ?? {}, '/employee': late }
  const programmes = { lamps: programme, bridges: programme }
  const chosen = ['lamps']
  assert.deepEqual(await loadScreens(programmes, chosen, ''), [{ '': lamps[''] }, {}])
  assert.equal(loads, 0)
  assert.deepEqual(await loadScreens(programmes, chosen, '/employee'), [
    { '/employee': lamps['/employee'] },
    {},
  ])
  assert.deepEqual(await loadScreens(programmes, chosen), [lamps, {}])
})
