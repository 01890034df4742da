// Every example is walked: checked without a finding, filed, taken by its staff from state to state, paid for and decided, with
// values worked out by hand; and refused where it must be. A folder without a walk fails.

import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { runServices } from '@bawaba/server/services-run.ts'
import { outcomeOf, type Person } from '@bawaba/server/test-portal.ts'
import { birthCertificate } from './walks/birth-certificate.ts'
import { buildingPermit } from './walks/building-permit.ts'
import { disabilityCard } from './walks/disability-card.ts'
import { scholarship } from './walks/scholarship.ts'
import { schoolTransfer } from './walks/school-transfer.ts'
import { sportsPitch } from './walks/sports-pitch.ts'
import { streetEvent } from './walks/street-event.ts'
import { summerCamp } from './walks/summer-camp.ts'
import { tenderBid } from './walks/tender-bid.ts'
import { assertHolds, fieldsOf, fileAs, gather, takeThrough } from './walks/test-story.ts'
import { type Examples, openExamples } from './walks/test-world.ts'
import { volunteer } from './walks/volunteer.ts'
import type { Walk } from './walks/walk.ts'
import { wellLicence } from './walks/well-licence.ts'
import { workAccident } from './walks/work-accident.ts'

const walks: Record<string, Walk> = {
  BIRTH_CERTIFICATE: birthCertificate,
  BUILDING_PERMIT: buildingPermit,
  DISABILITY_CARD: disabilityCard,
  SCHOLARSHIP: scholarship,
  SCHOOL_TRANSFER: schoolTransfer,
  SPORTS_PITCH: sportsPitch,
  STREET_EVENT: streetEvent,
  SUMMER_CAMP: summerCamp,
  TENDER_BID: tenderBid,
  VOLUNTEER: volunteer,
  WELL_LICENCE: wellLicence,
  // The last one: days pass in it.
  WORK_ACCIDENT: workAccident,
}
/** What section of the language cannot say, by service: why it has a script. */
const scripted: Record<string, string> = {}

const services = new URL('../services/', import.meta.url)
const folders = readdirSync(services, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)

let world: Examples
before(async () => {
  world = await openExamples()
})
after(() => world?.close())

test('there are twelve, each with its walk', () => {
  assert.deepEqual(Object.keys(walks).sort(), folders.sort())
})

test('the command of authors finds nothing in any of them', async () => {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  // As an author runs it: the examples are installed nowhere.
  const terminal = { environment: {}, say, complain: say }
  assert.equal(await runServices(['check', fileURLToPath(services)], terminal), 0)
  assert.deepEqual(
    lines,
    folders.sort().map(name => `✔ ${name}`),
  )
})

for (const [service, walk] of Object.entries(walks)) {
  test(`${service} has a script only for what cannot be lines`, () => {
    const files = readdirSync(new URL(`${service}/`, services))
    assert.equal(files.includes('hooks'), service in scripted)
  })

  test(`${service} is walked to its decision`, async () => {
    const people = await gather(world, service, walk)
    const prefilled = await people.applicant?.send(`GET ${service}/prefill`)
    assertHolds(prefilled?.body.answers ?? {}, walk.prefilled ?? {}, 'prefilled')
    await takeThrough(world, service, walk, people)
  })

  for (const { name, change, wrong } of walk.refusals)
    test(`${service} refuses ${name}`, async () => {
      const { applicant } = await gather(world, service, { ...walk, staff: {} })
      const answer = await fileAs(world, applicant as Person, service, { ...walk.answers, ...change })
      assert.deepEqual(outcomeOf(answer), [422, 'VALIDATION_FAILED'])
      assert.deepEqual(fieldsOf(answer), wrong)
    })
}
