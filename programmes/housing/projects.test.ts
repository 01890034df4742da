// The projects: those of the specification, with the names that the footer shows; the drawings are small and never change by
// themselves.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { inksOf, pictureFile } from '@bawaba/ui/drawings/picture.ts'
import { cities } from './cities.ts'
import { figures } from './figures.ts'
import { detailsRouteOf } from './project.ts'
import { announcedUnits, factLabels, factsOf, labelledFacts, requiredFacts } from './project-facts.ts'
import { projectNames } from './project-names.ts'
import { projects } from './projects.ts'
import { linksBelow, offeringOf, sampleLinks } from './server/offering.ts'
import { pictures } from './web/pictures/housing.pictures.ts'

const shown = projects.filter(({ isShown }) => isShown)
const specified =
  'CAPITALRESIDENCE NEWGARDENCITY BLISSGATE BEACHFRONTTOWER LATINCITY ZAHYA SABA ARABISK MADINATY VALLEYTOWERS VALLEYTAWERSEAST'

test('every project code of the specification has a page, and no other project has one', () => {
  const withPage = projects.filter(project => detailsRouteOf(project) !== '').map(({ code }) => code)
  assert.deepEqual(withPage.sort(), specified.split(' ').sort())
})

test('the first page shows eight projects in four cities, three of them without a page, as its banner says', () => {
  assert.equal(shown.length, figures.projects)
  assert.equal(new Set(shown.map(({ city }) => city)).size, figures.cities)
  assert.equal(shown.filter(({ hasNoPage }) => hasNoPage).length, 3)
  assert.ok(projects.every(({ city }) => cities[city]))
})

const menuProjects = 'ZAHYA BEACHFRONTTOWER LATINCITY CAPITALRESIDENCE NEWGARDENCITY'.split(' ')

test('the five projects of the menu state location, services, unit count, finishing, areas and delivery', () => {
  const offering = offeringOf(() => undefined)
  for (const code of menuProjects) {
    const stated = offering.projects.find(project => project.code === code)?.facts ?? []
    const names = stated.map(({ name }) => name)
    assert.deepEqual(
      requiredFacts.filter(name => !names.includes(name)),
      [],
      `${code} states each of them`,
    )
    for (const { label, value } of stated)
      assert.ok([label, value].every(({ ar, en }) => /[\u0600-\u06FF]/.test(ar) && en !== ''))
  }
})

test('facts have the order of the page, and a project states only what has been announced', () => {
  const order = Object.keys(factLabels)
  for (const { code } of projects) {
    const names = labelledFacts(factsOf(code)).map(({ name }) => name)
    assert.deepEqual(
      names,
      order.filter(name => names.includes(name as never)),
    )
  }
  assert.deepEqual(labelledFacts(factsOf('SABA')), [])
})

test('the projects of the first page announce no more units than the offering has', () => {
  const counts = shown.map(({ code }) => announcedUnits[code] ?? 0)
  assert.ok(counts.reduce((sum, count) => sum + count, 0) <= figures.units)
})

test('the footer names the projects of the first page, in their order', () => {
  assert.deepEqual(
    projectNames,
    shown.map(project => ({ path: detailsRouteOf(project), title: project.title })),
  )
})

test('links are there where there is a file: on the host of the authority, as a sample, or not at all', () => {
  const zahya = (offering: ReturnType<typeof offeringOf>) =>
    offering.projects.find(({ code }) => code === 'ZAHYA')?.links
  assert.equal(
    zahya(offeringOf(linksBelow('https://assets.example/h')))?.priceListLinkVilla?.href,
    'https://assets.example/h/zahya/prices-villas.pdf',
  )
  const samples = offeringOf(sampleLinks(kind => (kind === 'terms' ? 47_331 : 20_000)))
  assert.equal(zahya(samples)?.virtualTour, undefined)
  const href = '/api/projects/sampleDocument?kind='
  assert.deepEqual(samples.termsBooklet, { href: `${href}terms`, type: 'PDF', bytes: 47_331 })
  assert.equal(zahya(samples)?.priceListLinkVilla?.href, `${href}prices`)
  assert.equal(zahya(samples)?.prochureLink?.href, `${href}brochure`)
  const none = offeringOf(() => undefined)
  assert.deepEqual([zahya(none), none.termsBooklet], [{}, undefined])
})

test('a drawing is the same each time, in inks that exist, of at most 5 KB, the panorama 10', () => {
  const inks = inksOf(readFileSync(new URL('../../ui/tokens/inks.css', import.meta.url), 'utf8'))
  for (const [name, picture] of Object.entries(pictures))
    for (const colours of [inks.day, inks.night]) {
      const file = pictureFile(picture, colours)
      assert.equal(file, pictureFile(picture, colours))
      assert.doesNotMatch(file, /var\(|NaN|undefined/)
      const { length } = gzipSync(file, { level: 9 })
      assert.ok(length <= (name === 'panorama' ? 10_000 : 5_000), `${name} has ${length} bytes`)
    }
})
