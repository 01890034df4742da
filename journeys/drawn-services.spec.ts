// Drawn services, filled in a browser: rows in rows, questions that others hide or lock, a list that a script makes from an
// answer and a time of it. The request stores what the same answers store that were sent over the API.
// DRAWN_FORMS=50 fills fifty.

import type { Locator, Page } from '@playwright/test'
import { runNode } from '../testing/processes.ts'
import { call } from './arrange.ts'
import { goOn } from './electricity.ts'
import { alive, expect, open, type Say, test } from './journey.ts'
import { digits } from './library.ts'

type Schema = Record<string, { hidden?: boolean; calculate?: unknown; fieldsSchema?: Schema }>
type Answers = { [name: string]: number | Answers[] | undefined }
type Drawn = {
  definition: object
  schema: Schema
  answers: Answers
  hours: string[]
}

const drawn = async (index: number, slug: string): Promise<Drawn> => {
  const { code, output } = await runNode(['server/test-drawn-print.ts', String(index), slug])
  if (code !== 0) throw new Error(output)
  return JSON.parse(output)
}

/** Checks and publishes a definition; answers its id. */
const publish = async (designer: Page, definition: Drawn['definition']): Promise<string> => {
  const post = <Answer>(path: string, body?: object) =>
    call<Answer>(designer, 'EMPLOYEE', { method: 'POST', path, body })
  const { id } = await post<{ id: string }>('dynamic_services', { definition })
  expect(await post(`dynamic_services/${id}/check`)).toEqual([])
  await post(`dynamic_services/${id}/publish`, { reason: 'drawn', drafts: 'carry' })
  return id
}

/** Nobody finds it in the catalogue any more. */
const close = async (designer: Page, id: string): Promise<void> => {
  const path = `dynamic_services/${id}/switches`
  const { revision } = await call<{ revision: number }>(designer, 'EMPLOYEE', { method: 'GET', path })
  await call(designer, 'EMPLOYEE', {
    method: 'PATCH',
    path,
    body: { deactivated: true, reason: 'drawn' },
    headers: { 'if-match': `"${revision}"` },
  })
}

/** Answers each question that can be answered, in the order in which they stand. */
const fill = async (within: Locator, say: Say, schema: Schema, answers: Answers): Promise<void> => {
  for (const [name, { hidden, calculate, fieldsSchema }] of Object.entries(schema)) {
    if (hidden || calculate) continue
    // A row asks its own questions before those of the rows inside.
    const frame = within.locator(`[data-field="${name}"]`).first()
    const answer = answers[name]
    if (answer === undefined || !(await frame.isVisible())) continue
    if (fieldsSchema) {
      const add = frame.getByRole('button', { name: say({ ar: /^أضف/, en: /^Add/ }) })
      for (const [index, row] of (answer as Answers[]).entries()) {
        await add.last().click()
        await fill(frame.locator('> * > fieldset[data-row]').nth(index), say, fieldsSchema, row)
      }
      continue
    }
    const box = frame.getByRole('textbox')
    if ((await box.count()) > 0 && (await box.isEditable())) await box.fill(digits(say, answer as number))
  }
}

test.use({ who: 'citizen' })

for (let index = 0; index < Number(process.env.DRAWN_FORMS ?? 2); index++)
  test(`drawn service ${index + 1} stores what its page was answered`, async ({ page, windowOf, say }) => {
    const designer = await windowOf('designer')
    await open(designer, '/employee/services')
    const slug = `DRAWN_FORM_${index}_${Date.now()}`
    const { definition, schema, answers, hours } = await drawn(index, slug)
    const id = await publish(designer, definition)
    try {
      await open(page, `/services/${slug}/add`)
      const form = page.locator('main')
      await fill(form, say, schema, answers)
      const list = form.locator('[data-field="room"]').last().getByRole('combobox')
      const [offered = ''] = await list
        .locator('option:not([value=""])')
        .evaluateAll(options => options.map(option => (option as HTMLOptionElement).value))
      await list.selectOption(offered)
      await form
        .locator('[data-field="time"]')
        .last()
        .getByRole('radio', { name: hours[0] ?? '' })
        .check()
      await goOn(page, say)
      const sending = page.waitForResponse(
        response => response.request().method() === 'POST' && response.url().endsWith(`/api/${slug}`),
      )
      await page.getByRole('button', { name: 'كلمة', exact: true }).click()
      const sent = await sending
      expect(sent.status(), await sent.text()).toBe(201)
      await page.waitForURL(/entries\//)
      await alive(page)

      const other = await call<{ id: string }>(page, 'CITIZEN', {
        method: 'POST',
        path: slug,
        body: { data: { ...answers, room: offered, time: { hour: hours[1] } }, version: 1 },
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
      const stored = ({ id }: { id: string }) =>
        call<{ data: Answers }>(page, 'CITIZEN', { method: 'GET', path: `${slug}/${id}` })
      const [ofPage, ofCall] = [await stored(await sent.json()), await stored(other)]
      expect(ofPage.data).toEqual({ ...ofCall.data, time: { hour: hours[0] } })
    } finally {
      await close(designer, id)
    }
  })
