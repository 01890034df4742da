// A service that is hidden in an app: nobody finds or files it there, everybody else does, and its requests are worked on.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestPortal, type Person, refusal, type TestPortal } from '../../test-portal.ts'
import { publishService, questionAnswers } from '../../test-services.ts'

let portal: TestPortal
let people: Record<'citizen' | 'employee' | 'agent', Person>
let designer: Person
before(async () => {
  portal = await openTestPortal()
  designer = await portal.employee(['SERVICE_DESIGNER'])
  people = {
    citizen: await portal.citizen(),
    employee: await portal.employee(['SUPERVISOR', 'REPORT_MANAGER']),
    agent: await portal.person({ slug: 'agent' }),
  }
})
after(() => portal.close())

const apps = ['citizen', 'employee', 'agent'] as const

for (const hidden of apps)
  test(`hidden in the app of one: ${hidden}`, async () => {
    const service = await publishService(designer, `HIDDEN_${hidden.toUpperCase()}`, definition => {
      definition.hiddenOn = [hidden]
      definition.translations.en[definition.serviceLabel] = `Zebra ${hidden}`
    })
    const visitor = await portal.browser()
    for (const app of apps) {
      const isSeen = app !== hidden
      const rows = (await people[app].send('GET dynamic_services')).body
      assert.equal(
        rows.some((row: { serviceSlug: string }) => row.serviceSlug === service),
        isSeen,
        app,
      )
      const found = await people[app].send(`GET search?q=${encodeURIComponent(`Zebra ${hidden}`)}`)
      assert.equal(JSON.stringify(found.body).includes(service), isSeen, app)
    }
    const open = (await visitor.send('GET dynamic_services')).body
    assert.equal(
      open.some((row: { serviceSlug: string }) => row.serviceSlug === service),
      hidden !== 'citizen',
    )
    if (hidden === 'citizen')
      return void (await refusal(
        people.citizen.file(questionAnswers as never, { service }),
        'MODEL_NOT_FOUND',
      ))
    // Who works on its requests, or counts them, is not kept from it.
    const filed = await people.citizen.file(questionAnswers as never, { service })
    assert.equal((await people.employee.read(filed)).status, 'NEW')
    const workers = await people.employee.call('GET :service/assignees', {
      params: { service },
      query: { id: filed.id },
    })
    assert.ok(workers.body.some(({ id }) => id === people.employee.id))
    const choices = (await people.employee.call('GET dynamic_services/reports/choices')).body
    assert.ok(choices.services.some(({ value }) => value === service))
  })
