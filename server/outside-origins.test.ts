// The policy of documents names an outside origin where a setting does, and otherwise none.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from './config.ts'
import { outsideOrigins } from './outside-origins.ts'
import { documentPolicy } from './platform/http/security.ts'

const partsOf = (environment: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    documentPolicy({ scripts: [], styles: [] }, outsideOrigins(readConfig(environment)))
      .split('; ')
      .map(part => [part.split(' ')[0] ?? '', part]),
  )

test('without settings a document goes nowhere but to the portal', () => {
  const parts = partsOf({})
  assert.equal(parts['connect-src'], "connect-src 'self'")
  assert.equal(parts['img-src'], "img-src 'self' data: blob:")
})

test('photographs of the authority and tiles may be shown', () => {
  const parts = partsOf({ ASSETS_URL: 'https://assets.example/housing', MAP_TILES_HOST: 'tiles.example' })
  assert.equal(parts['img-src'], "img-src 'self' data: blob: https://tiles.example https://assets.example")
})

test('reports go to the collector, and to analytics where both address and key are set', () => {
  const collector = { COLLECTOR_URL: 'https://collector.example/screens' }
  assert.equal(partsOf(collector)['connect-src'], "connect-src 'self' https://collector.example")
  const address = { ANALYTICS_URL: 'https://analytics.example/e' }
  assert.equal(partsOf(address)['connect-src'], "connect-src 'self'")
  assert.equal(partsOf({ ANALYTICS_KEY: 'k' })['connect-src'], "connect-src 'self'")
  assert.equal(
    partsOf({ ...collector, ...address, ANALYTICS_KEY: 'k' })['connect-src'],
    "connect-src 'self' https://collector.example https://analytics.example",
  )
})
