// Every service of every programme has examples that made-up requests are drawn from (npm run seed), files left out.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readServiceFolders } from '@bawaba/server/capabilities/catalogue/index.ts'
import { createHooks } from '@bawaba/server/capabilities/hooks/index.ts'
import { recordedRegistries } from '@bawaba/server/capabilities/registries/index.ts'
import { madeAnswers } from '@bawaba/server/capabilities/seeding/index.ts'
import { workingWeek } from '@bawaba/server/capabilities/working-time/index.ts'
import { createSandbox } from '@bawaba/server/platform/sandbox/index.ts'
import { formsOf, installed } from '@bawaba/server/programmes.ts'
import { examplesOf, registryExamplesOf } from '@bawaba/server/seed-services.ts'

const forms = await formsOf(installed)
const sandbox = createSandbox({ limit: 5_000 })
after(() => sandbox.stop())
const clock = () => new Date()
const registries = recordedRegistries(registryExamplesOf(installed), {
  clock,
  calendar: workingWeek,
})
const hooks = createHooks({ sandbox, clock, registries, log: () => undefined })

/** The same numbers in each run. */
const drawing = () => {
  let state = 7
  return (below: number): number => {
    state = (state * 48271) % 2147483647
    return state % below
  }
}

for (const { services } of installed)
  for (const definition of services ? readServiceFolders(services) : []) {
    const { serviceSlug, activities } = definition
    test(`made-up requests are drawn from the examples of ${serviceSlug}`, async () => {
      const form = forms.compile(definition)
      const activityId = activities[0]?.activityId ?? ''
      const activity = form.activity(activityId)
      assert.ok(activity)
      const service = { slug: serviceSlug, version: 1, definition, form }
      const examples = examplesOf(installed, serviceSlug, activityId)
      const made = await madeAnswers({
        definition,
        form,
        handler: hooks.handlerFor({ service, activityId, person: undefined }, activity),
        examples,
        count: examples.length + 3,
        today: '2026-11-20',
        random: drawing(),
      })
      assert.ok(examples.length > 0 && made.length >= examples.length, `${made.length} of ${examples.length}`)
      const files = JSON.stringify(examples).match(/01a1f000-[\w-]+/g) ?? []
      for (const id of files) assert.ok(!JSON.stringify(made).includes(id), 'a file that no portal has')
    })
  }
