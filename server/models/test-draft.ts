// One form on two devices of one person, as docs/decisions/drafts.md tells it, beside drafts of a real portal: a saving names
// the revision it was made on, an answer can be lost, one unnamed draft of a service, and a form is filed once.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { openTestPortal, type Person, type TestPortal } from '../test-portal.ts'
import { agree, command } from './test-commands.ts'

const service = 'LIBRARY_QUESTION'
const questions = ['When does the library open?', 'هل تفتح المكتبة يوم الجمعة؟'] as const

type Device = 'phone' | 'laptop'
type Draft = { text: string; name: string; revision: number }
/** What a device has: the key of its form, the revision that it saw last, the words on its screen. */
type Screen = { id: string; base: number | undefined; text: string; replaces?: string }
type Model = {
  screens: Record<Device, Screen>
  drafts: Map<string, Draft>
  /** Deleted within the last day. */
  deleted: Map<string, Draft>
  /** By the key of the form: what was filed. */
  filed: Map<string, { text: string; ID: string }>
  copies: number
}
type Real = { portal: TestPortal; devices: Record<Device, Person>; stranger: Person }

const bodyOf = ({ text, replaces }: Screen, name = '') => ({
  version: 1,
  activityId: 'ASK',
  answers: { question: text },
  ...(name ? { name } : {}),
  ...(replaces ? { replaces } : {}),
})
const put = (who: Person, { id, base, ...screen }: Screen, name?: string) =>
  who.send(`PUT drafts/${service}/${id}`, {
    body: bodyOf({ id, base, ...screen }, name),
    headers: base === undefined ? {} : { 'if-match': `"${base}"` },
  })

const unnamedIn = ({ drafts }: Model): string | undefined =>
  [...drafts].find(([, { name }]) => name === '')?.[0]

/** What a saving comes to: the revision that it makes, or the codes that it may be refused with. */
const saving = (model: Model, { id, base, text, replaces }: Screen): number | string[] => {
  if (model.filed.has(id)) return ['NOT_FOUND']
  const own = model.drafts.get(id)
  if (own) {
    if (base === own.revision) return base + 1
    // Its answer was lost: the same words on the same revision are saved already.
    return (base ?? 0) + 1 === own.revision && text === own.text ? own.revision : ['CONFLICT']
  }
  if (base !== undefined) return ['NOT_FOUND']
  const other = unnamedIn(model)
  // A form that was discarded stays so, whichever of both is said.
  if (model.deleted.has(id)) return other === undefined ? ['NOT_FOUND'] : ['NOT_FOUND', 'DRAFT_EXISTS']
  return other !== undefined && other !== replaces ? ['DRAFT_EXISTS'] : 1
}

const store = (model: Model, { id, text, replaces }: Screen, revision: number): void => {
  const former = replaces === undefined ? undefined : model.drafts.get(replaces)
  if (former && replaces !== undefined && !model.drafts.has(id)) {
    model.drafts.delete(replaces)
    model.deleted.set(replaces, former)
  }
  model.drafts.set(id, { text, name: model.drafts.get(id)?.name ?? '', revision })
}

type SavedDraft = { id: string; answers: { question: string }; name: string; revision: number }
type FiledQuestion = { ID: string; data: { question: string } }
/** What both devices and a stranger read. */
const compare = async (model: Model, { devices, stranger }: Real): Promise<void> => {
  const wanted = [...model.drafts].map(([id, { text, name, revision }]) => ({ id, text, name, revision }))
  const byId = (list: { id: string }[]) => list.toSorted((a, b) => a.id.localeCompare(b.id))
  for (const who of Object.values(devices)) {
    const { body } = await who.send(`GET drafts/${service}`)
    const found = body.map(({ id, answers, name, revision }: SavedDraft) => ({
      id,
      text: answers.question,
      name,
      revision,
    }))
    assert.deepEqual(byId(found), byId(wanted))
  }
  const requests = (await devices.phone.send(`GET ${service}`)).body
  const sent = [...model.filed.values()]
  assert.deepEqual(
    requests.map(({ ID, data }: FiledQuestion) => `${ID} ${data.question}`).sort(),
    sent.map(({ ID, text }) => `${ID} ${text}`).sort(),
    'each form is one request',
  )
  for (const path of ['drafts', service]) assert.deepEqual((await stranger.send(`GET ${path}`)).body, [])
  for (const id of model.drafts.keys())
    assert.equal((await stranger.send(`GET drafts/${service}/${id}`)).status, 404)
}

const save = (device: Device, words: number, isLost: boolean) =>
  command<Model, Real>(
    `${device} saves words ${words}${isLost ? ', and the answer is lost' : ''}`,
    async (model, real) => {
      const screen = model.screens[device]
      screen.text = questions[words] ?? ''
      const expected = saving(model, screen)
      const { status, body } = await put(real.devices[device], screen)
      if (typeof expected === 'number') {
        assert.deepEqual([status, body.revision], [200, expected], JSON.stringify(body))
        store(model, screen, expected)
        if (!isLost) model.screens[device] = { id: screen.id, base: expected, text: screen.text }
      } else {
        const code = body.error?.code
        assert.ok(expected.includes(code), `${code} in place of ${expected}`)
        const shown = code === 'DRAFT_EXISTS' ? unnamedIn(model) : screen.id
        if (code !== 'NOT_FOUND')
          assert.deepEqual(
            [body.current?.id, body.current?.answers.question],
            [shown, model.drafts.get(shown ?? '')?.text],
            'the other words are shown',
          )
      }
      await compare(model, real)
    },
  )

/** The device sends what it sent last once more, with the same revision. */
const saveAgain = (device: Device) =>
  command<Model, Real>(
    `${device} saves the same again`,
    async (model, real) => {
      const screen = model.screens[device]
      const expected = saving(model, screen)
      const { status, body } = await put(real.devices[device], screen)
      if (typeof expected === 'number') {
        assert.deepEqual([status, body.revision], [200, expected], JSON.stringify(body))
        store(model, screen, expected)
        model.screens[device] = { id: screen.id, base: expected, text: screen.text }
      } else assert.ok(expected.includes(body.error?.code), body.error?.code)
      await compare(model, real)
    },
    ({ screens }) => screens[device].text !== '',
  )

/** Another device was first: its words go on, or stay beside as a copy with a name. */
const adopt = (device: Device, isCopied: boolean) =>
  command<Model, Real>(
    `${device} opens the saved draft${isCopied ? ' and puts its own words aside' : ''}`,
    async (model, real) => {
      const id = unnamedIn(model)
      const draft = model.drafts.get(id ?? '')
      assert.ok(id && draft)
      const { text } = model.screens[device]
      if (isCopied && text !== '') {
        model.copies += 1
        const copy = { id: randomUUID(), base: undefined, text }
        const name = `Copy ${model.copies}`
        assert.equal((await put(real.devices[device], copy, name)).status, 200)
        model.drafts.set(copy.id, { text, name, revision: 1 })
      }
      model.screens[device] = { id, base: draft.revision, text: draft.text }
      await compare(model, real)
    },
    model => unnamedIn(model) !== undefined,
  )

const beginAgain = (device: Device) =>
  command<Model, Real>(`${device} begins again`, async model => {
    const { id } = model.screens[device]
    model.screens[device] = { id: randomUUID(), base: undefined, text: '', replaces: id }
  })

const discard = (device: Device) =>
  command<Model, Real>(`${device} discards`, async (model, real) => {
    const { id } = model.screens[device]
    const draft = model.drafts.get(id)
    const { status } = await real.devices[device].send(`DELETE drafts/${service}/${id}`)
    assert.equal(status, draft ? 204 : 404)
    if (draft) {
      model.drafts.delete(id)
      model.deleted.set(id, draft)
    }
    await compare(model, real)
  })

const restore = (device: Device) =>
  command<Model, Real>(`${device} brings the draft back`, async (model, real) => {
    const { id } = model.screens[device]
    const draft = model.deleted.get(id)
    const { status, body } = await real.devices[device].send(`POST drafts/${service}/${id}/restore`, {
      body: {},
    })
    const isOther = draft !== undefined && unnamedIn(model) !== undefined
    if (!draft) assert.equal(status, 404)
    else if (isOther) assert.equal(body.error?.code, 'DRAFT_EXISTS')
    else {
      assert.equal(status, 200, JSON.stringify(body))
      model.deleted.delete(id)
      model.drafts.set(id, { ...draft, revision: body.revision })
      assert.ok(body.revision >= draft.revision, 'a revision does not go back')
      model.screens[device] = { id, base: body.revision, text: draft.text }
    }
    await compare(model, real)
  })

const file = (device: Device) =>
  command<Model, Real>(
    `${device} files`,
    async (model, real) => {
      const { id, text, replaces } = model.screens[device]
      const before = model.filed.get(id)
      const { status, body } = await real.devices[device].send(`POST ${service}`, {
        body: { data: { question: text }, version: 1, draftId: id, ...(replaces ? { replaces } : {}) },
        headers: { 'idempotency-key': id },
      })
      if (before && before.text !== text)
        assert.deepEqual([body.error?.code, body.ID], ['IDEMPOTENCY_KEY_REUSED', before.ID])
      else {
        assert.equal(status, 201, JSON.stringify(body))
        if (before) assert.equal(body.ID, before.ID)
        else {
          model.filed.set(id, { text, ID: body.ID })
          for (const own of [id, ...(replaces ? [replaces] : [])]) {
            const draft = model.drafts.get(own)
            model.drafts.delete(own)
            model.deleted.delete(own)
            // The former draft can be brought back: it is another form, which was not sent.
            if (draft && own === replaces) model.deleted.set(own, draft)
          }
        }
      }
      await compare(model, real)
    },
    ({ screens }) => screens[device].text !== '',
  )

const stranger = command<Model, Real>(
  'a stranger tries the draft',
  async (model, real) => {
    const id = unnamedIn(model) ?? ''
    const revision = model.drafts.get(id)?.revision
    const { status } = await put(real.stranger, { id, base: revision, text: 'Not mine to write' })
    assert.equal(status, 404)
    assert.equal((await real.stranger.send(`DELETE drafts/${service}/${id}`)).status, 404)
    await compare(model, real)
  },
  model => unnamedIn(model) !== undefined,
)

const twoDevices = fc.constantFrom<Device>('phone', 'laptop')
const anyWords = fc.nat(questions.length - 1)
const isLost = fc.nat(2).map(drawn => drawn === 0)

export const draftOnTwoDevices = async (runs: number): Promise<void> => {
  const portal = await openTestPortal()
  try {
    await agree<Model, Real>({
      runs,
      most: 60,
      commands: [
        // Two devices disagree where both have saved the same draft: those commands are drawn more often.
        ...Array.from({ length: 4 }, () =>
          fc.tuple(twoDevices, anyWords, isLost).map(drawn => save(...drawn)),
        ),
        twoDevices.map(saveAgain),
        ...Array.from({ length: 2 }, () => fc.tuple(twoDevices, fc.boolean()).map(drawn => adopt(...drawn))),
        twoDevices.map(beginAgain),
        twoDevices.map(discard),
        twoDevices.map(restore),
        twoDevices.map(restore),
        twoDevices.map(file),
        fc.constant(stranger),
      ],
      begin: async () => {
        const phone = await portal.citizen()
        const browser = await portal.browser()
        await portal.signIn(browser, 'citizen', phone.username)
        const laptop = { ...browser, id: phone.id, username: phone.username, slug: phone.slug }
        const screen = () => ({ id: randomUUID(), base: undefined, text: '' })
        return {
          model: {
            screens: { phone: screen(), laptop: screen() },
            drafts: new Map(),
            deleted: new Map(),
            filed: new Map(),
            copies: 0,
          },
          real: { portal, devices: { phone, laptop }, stranger: await portal.citizen() },
        }
      },
    })
  } finally {
    await portal.close()
  }
}
