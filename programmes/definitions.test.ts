// Every service of every programme: publishable, and its examples judged as they say.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { judge } from '@bawaba/forms/index.ts'
import {
  assertPublishable,
  issuesOf,
  promisesOf,
  readServiceFolders,
} from '@bawaba/server/capabilities/catalogue/index.ts'
import { createHooks } from '@bawaba/server/capabilities/hooks/index.ts'
import { recordedRegistries } from '@bawaba/server/capabilities/registries/index.ts'
import { workingWeek } from '@bawaba/server/capabilities/working-time/index.ts'
import { createSandbox } from '@bawaba/server/platform/sandbox/index.ts'
import { formsOf, installed } from '@bawaba/server/programmes.ts'
import { registryExamplesOf } from '@bawaba/server/seed-services.ts'

type Example = { name: string; activityId: string; data: object; stored?: object; faults?: string[] }
const forms = await formsOf(installed)
// What scripts answer is tried here; that they are held to their time is tried elsewhere, on a machine that has it.
const sandbox = createSandbox({ limit: 5_000 })
after(() => sandbox.stop())
const clock = () => new Date()
const registries = recordedRegistries(registryExamplesOf(installed), {
  clock,
  calendar: workingWeek,
})
const hooks = createHooks({ sandbox, clock, registries, log: () => undefined })
const context = { today: '2026-11-20' }

for (const { categories: own, services } of installed) {
  const categories = new Set(own.map(({ slug }) => slug))
  for (const definition of services ? readServiceFolders(services) : []) {
    const { serviceSlug } = definition
    const file = new URL(`${serviceSlug}/examples.json`, services)
    const { valid, invalid } = JSON.parse(readFileSync(file, 'utf8')) as Record<
      'valid' | 'invalid',
      Example[]
    >
    const service = forms.compile(definition)
    /** What the last valid example that files has stored: later activities look at it. */
    let filed: object = {}
    const verdictOn = (activityId: string, data: unknown) => {
      const activity = service.activity(activityId)
      assert.ok(activity)
      const subject = { service: { slug: serviceSlug, version: 1, definition, form: service }, activityId }
      const isFiling = service.filing?.activityId === activityId
      const world = isFiling ? context : { ...context, calendar: workingWeek, request: { ...filed } }
      return judge(activity, data, world, hooks.handlerFor(subject, activity))
    }

    test(`${serviceSlug} can be published`, async () =>
      assertPublishable(
        definition,
        await issuesOf(definition, { forms, checkScripts: hooks.issues, categories }),
      ))
    test(`${serviceSlug} names what keeps each of its promises, in no less time than it takes`, () =>
      assert.deepEqual(promisesOf(definition), []))
    for (const { name, activityId, data, stored = {} } of valid) {
      test(`${serviceSlug} takes: ${name}`, async () => {
        const verdict = await verdictOn(activityId, data)
        assert.ok(verdict.ok, JSON.stringify(verdict))
        if (service.filing?.activityId === activityId) filed = verdict.data
        assert.deepEqual({ ...verdict.data, ...stored }, verdict.data)
        assert.deepEqual(await verdictOn(activityId, JSON.parse(JSON.stringify(verdict.data))), verdict)
      })
    }
    for (const { name, activityId, data, faults: errors } of invalid) {
      test(`${serviceSlug} refuses: ${name}`, async () => {
        const verdict = await verdictOn(activityId, data)
        assert.ok(!verdict.ok)
        assert.deepEqual(
          verdict.faults.map(({ field }) => field),
          errors,
        )
      })
    }
  }
}

/** Their workflows are written out, and a rejection there ends with a new request. */
const withoutAppeal = new Set(['BOOK_UNIT', 'FAMILY_CARD', 'ROOM_BOOKING'])
for (const { services } of installed)
  for (const definition of services ? readServiceFolders(services) : []) {
    const { serviceSlug, workflow, translations } = definition
    const { states, transitions } = workflow
    const refusing = transitions.filter(
      ({ activityId, by }) => activityId === 'REJECT' && by.some(who => who !== 'system'),
    )
    test(`${serviceSlug}: each rejection by staff names the appeal, which its officer does not decide`, () => {
      for (const { to } of withoutAppeal.has(serviceSlug) ? [] : refusing) {
        const appeal = transitions.find(
          ({ from, by, activityId }) =>
            activityId === 'APPEAL' && from.includes(to) && by.includes('applicant'),
        )
        assert.ok(appeal, `${serviceSlug} ${to}`)
        const next = states.find(({ code }) => code === to)?.next ?? ''
        assert.match(translations.en[next] ?? '', /appeal/)
        assert.match(translations.ar[next] ?? '', /تتظلم/)
        const deciding = transitions.filter(({ from }) => from.includes(appeal.to))
        assert.ok(deciding.length >= 2)
        assert.ok(appeal.withinDays, 'it has a limit of time')
        for (const { activityId, otherThan = [], overrules = [] } of deciding) {
          const isGrant = activityId === 'GRANT_APPEAL'
          assert.ok((isGrant ? overrules : otherThan).includes('REJECT'), activityId)
        }
      }
    })
  }
