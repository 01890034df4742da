// Links and logos that settings give the footer: as they are written, and what is refused.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printConfig, readConfig } from '../../config.ts'
import { appDataOf } from './app-data.ts'

const app = {
  isDemo: false,
  version: '1',
  bookingService: '',
  title: { ar: 'بوابة', en: 'Portal' },
  hotlines: [],
  linkTo: (slug: string, path: string) => `https://${slug}.example/${slug}${path}`,
}
const shownBy = (environment: Record<string, string>) => {
  const { social, logos } = appDataOf(readConfig(environment), app).config
  return { social, logos }
}
const logo = { file: 'logos/housing.svg', name: { ar: 'وزارة الإسكان', en: 'Ministry of Housing' } }

test('without settings the footer has neither', () => {
  assert.deepEqual(shownBy({}), { social: [], logos: [] })
})

test('links are read with their sites, logos as files of the assets host', () => {
  const { social, logos } = shownBy({
    SOCIAL_LINKS: 'facebook=https://facebook.com/portal, x=https://x.com/portal',
    LOGOS: JSON.stringify([logo]),
    ASSETS_URL: 'https://assets.example/h',
  })
  assert.deepEqual(social, [
    { site: 'facebook', url: 'https://facebook.com/portal' },
    { site: 'x', url: 'https://x.com/portal' },
  ])
  assert.deepEqual(logos, [{ src: 'https://assets.example/h/logos/housing.svg', name: logo.name }])
  assert.deepEqual(shownBy({ LOGOS: JSON.stringify([logo]) }).logos, [])
})

test('what is no such link or logo stops the start, with a sentence', () => {
  for (const links of [
    'facebook',
    'facebook=http://facebook.com',
    'myspace=https://myspace.com',
    'x=javascript:1',
  ])
    assert.throws(() => readConfig({ SOCIAL_LINKS: links }), /SOCIAL_LINKS: /, links)
  for (const file of ['../secret.svg', '/a.svg', 'https://a/b.svg', 'a.html'])
    assert.throws(() => readConfig({ LOGOS: JSON.stringify([{ ...logo, file }]) }), /LOGOS: /, file)
  for (const logos of ['{}', 'x', '[{"file":"a.svg"}]'])
    assert.throws(() => readConfig({ LOGOS: logos }), /LOGOS: /)
})

test('the table of settings shows them as they are written', () => {
  assert.match(
    printConfig(readConfig({ LOGOS: JSON.stringify([logo]) })),
    /LOGOS = \[\{"file":"logos\/housing\.svg"/,
  )
})

test('the other apps are named where they have hosts of their own, which the first page leads to', () => {
  const appsOf = (environment: Record<string, string>) => appDataOf(readConfig(environment), app).config.apps
  const ORIGIN = 'https://portal.example'
  assert.deepEqual(appsOf({ ORIGIN }), { employee: undefined, agent: undefined })
  assert.deepEqual(appsOf({ ORIGIN, AGENT_HOST: 'agents.example' }), {
    employee: undefined,
    agent: 'https://agent.example/agent/',
  })
})

test('the host and the bucket of documents follow ASSETS_URL', () => {
  const bucketOf = (address: string) => {
    const { domain, publicBucket } = appDataOf(readConfig({ ASSETS_URL: address }), app).config.minIOConfig
    return [domain, publicBucket]
  }
  assert.deepEqual(bucketOf(''), ['', ''])
  assert.deepEqual(bucketOf('https://assets.example/housing'), ['https://assets.example', 'housing'])
  assert.deepEqual(bucketOf('https://assets.example:9000/a/b/'), ['https://assets.example:9000', 'a/b'])
  assert.deepEqual(bucketOf('https://assets.example'), ['https://assets.example', ''])
})
