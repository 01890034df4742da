// The offering over the wire: for everybody, with links where there are files, and a sample document in demo mode alone.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestPortal, type TestPortal } from '@bawaba/server/test-portal.ts'
import type { Offering } from '../calls.ts'
import { capability } from './index.ts'

const portals: TestPortal[] = []
after(() => Promise.all(portals.map(portal => portal.close())))

const opened = async (settings: Record<string, string>) => {
  const portal = await openTestPortal(settings, undefined, [capability])
  portals.push(portal)
  const { app } = portal.portal
  return {
    offering: async () => (await app.inject({ url: '/api/projects' })).json() as Offering,
    sample: (language: string, kind = 'terms') =>
      app.inject({ url: `/api/projects/sampleDocument?kind=${kind}&language=${language}` }),
  }
}
const zahya = ({ projects }: Offering) => projects.find(({ code }) => code === 'ZAHYA')

test('a visitor reads the offering of a demo, whose documents are samples of their kind and language', async () => {
  const { offering, sample } = await opened({})
  const read = await offering()
  assert.deepEqual(read.figures, { units: 758, cities: 4, projects: 8 })
  assert.equal(zahya(read)?.detailsRoute, '/projects/ZAHYA')
  const finishing = zahya(read)?.facts.find(({ name }) => name === 'finishing')
  assert.deepEqual(finishing?.value, { ar: 'نصف تشطيب', en: 'Semi-finished' })
  assert.equal(read.termsBooklet?.href, '/api/projects/sampleDocument?kind=terms')
  const [arabic, english] = [await sample('ar'), await sample('en')]
  for (const { statusCode, headers, rawPayload } of [arabic, english]) {
    assert.deepEqual([statusCode, headers['content-type']], [200, 'application/pdf'])
    assert.equal(rawPayload.subarray(0, 5).toString(), '%PDF-')
  }
  assert.notDeepEqual(arabic.rawPayload, english.rawPayload)
  assert.equal(read.termsBooklet?.bytes, arabic.rawPayload.length)
  const kinds = await Promise.all(['terms', 'prices', 'brochure'].map(kind => sample('en', kind)))
  assert.equal(new Set(kinds.map(({ rawPayload }) => rawPayload.toString('base64'))).size, 3)
  assert.equal((await sample('fr')).statusCode, 400)
  assert.equal((await sample('ar', 'secrets')).statusCode, 400)
})

test('with a host of documents, links lead there and there is no sample', async () => {
  const { offering, sample } = await opened({ ASSETS_URL: 'https://assets.example/housing/' })
  assert.equal(
    zahya(await offering())?.links.priceListLink?.href,
    'https://assets.example/housing/zahya/prices.pdf',
  )
  assert.equal((await sample('ar')).statusCode, 404)
})

test('in service without such a host there are no links', async () => {
  const { offering, sample } = await opened({ DEMO: 'off', PASSWORD_MEMORY_KIB: '' })
  const read = await offering()
  assert.deepEqual([zahya(read)?.links, read.termsBooklet], [{}, undefined])
  assert.equal((await sample('ar')).statusCode, 404)
})
