// Reports of screens: what they say, to whom, and what they never hold.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyRouter } from '@tanstack/react-router'
import { type OpenedRoute, reportScreens, screenOf } from './screen-reports.ts'

const opened = (
  fullPath: string,
  params: Record<string, string> = {},
  screens?: OpenedRoute['staticData']['screens'],
) => ({
  fullPath,
  params,
  staticData: screens ? { screens } : {},
})

test('a screen is named by the pattern of its path, or as its route says', () => {
  assert.equal(screenOf(opened('/')).screen, 'home')
  assert.equal(screenOf(opened('/services/$serviceSlug/add')).screen, 'services/:serviceSlug/add')
  const screens = { by: 'step', names: { reset: 'reset-password' }, otherwise: 'forgot-password' }
  const step = (name: string) => screenOf(opened('/forget-password/$step', { step: name }, screens)).screen
  assert.deepEqual([step('reset'), step('validate')], ['reset-password', 'forgot-password'])
})

test('slug and number go along where they are such, and what else an address holds does not', () => {
  const entry = '/services/$serviceSlug/entries/$entryId'
  assert.deepEqual(screenOf(opened(entry, { serviceSlug: 'LIBRARY_CARD', entryId: 'LC-2026-000123' })), {
    screen: 'services/:serviceSlug/entries/:entryId',
    serviceSlug: 'LIBRARY_CARD',
    requestId: 'LC-2026-000123',
  })
  const typed = screenOf(opened(entry, { serviceSlug: 'layla@example.com', entryId: '29104120103458' }))
  assert.deepEqual([typed.serviceSlug, typed.requestId], [undefined, undefined])
  for (const entryId of ['01012345678', 'A12345678', '2-910-4120'])
    assert.equal(screenOf(opened(entry, { entryId })).requestId, undefined, entryId)
  const { screen } = screenOf(opened('/projects/$projectName', { projectName: 'ZAHYA' }))
  assert.equal(screen, 'projects/:projectName')
})

type Sent = { url: string; body: Record<string, unknown>; init: RequestInit }
const reporting = (config: Parameters<typeof reportScreens>[0]['config'], isPrivate = false) => {
  const sent: Sent[] = []
  let listener = () => {}
  const actions = new EventTarget()
  const state = { matches: [opened('/services/$serviceSlug', { serviceSlug: 'LIBRARY_CARD' })] }
  reportScreens({
    app: { name: 'citizen' },
    config,
    router: {
      state,
      subscribe: (_: string, run: () => void) => {
        listener = run
        return () => {}
      },
    } as unknown as AnyRouter,
    send: async (url, init) => {
      sent.push({ url, init, body: JSON.parse(String(init.body)) })
      throw new Error('nobody listens')
    },
    actions,
    isPrivate: () => isPrivate,
  })
  const open = (...next: Parameters<typeof opened>) => {
    state.matches = [opened(...next)]
    listener()
  }
  return { sent, open, signOut: () => actions.dispatchEvent(new Event('logout_action')) }
}
const collector = 'https://collector.example/screens'
const analytics = { url: 'https://analytics.example', key: 'portal' }

test('the collector is told of each screen once; nothing goes anywhere that no setting names', () => {
  const { sent, open } = reporting({ collector })
  open('/services/$serviceSlug', { serviceSlug: 'LIBRARY_CARD' })
  open('/')
  assert.deepEqual(
    sent.map(({ url, body }) => [url, body]),
    [
      [collector, { app: 'citizen', screen: 'services/:serviceSlug', serviceSlug: 'LIBRARY_CARD' }],
      [collector, { app: 'citizen', screen: 'home' }],
    ],
  )
  assert.deepEqual(reporting({}).sent, [])
})

test('a report takes no cookie along and does not say where it comes from', () => {
  const [{ init } = { init: {} as RequestInit }] = reporting({ collector }).sent
  assert.deepEqual([init.credentials, init.referrerPolicy, init.headers], ['omit', 'no-referrer', undefined])
})

test('analytics are told of the screen alone, and of nobody who asks not to be followed', () => {
  const { sent } = reporting({ analytics })
  assert.deepEqual(
    sent.map(({ url, body }) => [url, body]),
    [[analytics.url, { key: 'portal', app: 'citizen', screen: 'services/:serviceSlug' }]],
  )
  assert.deepEqual(reporting({ analytics }, true).sent, [])
  assert.equal(reporting({ analytics, collector }, true).sent.length, 1)
})

test('signing out is reported as logout_action to the collector and to analytics, with nothing of the person', () => {
  const { sent, signOut } = reporting({ collector, analytics })
  sent.length = 0
  signOut()
  assert.deepEqual(
    sent.map(({ url, body }) => [url, body]),
    [
      [collector, { app: 'citizen', action: 'logout_action' }],
      [analytics.url, { key: 'portal', app: 'citizen', action: 'logout_action' }],
    ],
  )
  // The page is left a moment later.
  assert.ok(sent.every(({ init }) => init.keepalive && init.credentials === 'omit'))
  const unfollowed = reporting({ analytics }, true)
  unfollowed.signOut()
  assert.deepEqual(unfollowed.sent, [])
})
