// Puts requests in place over the API, from the browser of a person who is signed in, where a journey begins
// with requests that are there already.

import type { Page } from '@playwright/test'
import { formPath, papers } from './electricity.ts'
import { pdf } from './paper.ts'

const answers = {
  applicantKind: 'OWNER',
  fullName: 'نهى محمود عبد الرحمن',
  nationalId: '29104120103458',
  mobile: '01012345678',
  governorate: 'DAKAHLIA',
  center: 'NEW_MANSOURA',
  address: 'شارع البحر، بجوار مسجد النور',
  use: 'HOME',
  phase: 'SINGLE',
  load: 7.5,
  inspectionDate: `${new Date().getFullYear() + 1}-03-27`,
  accurate: true,
}

type Call = { method: string; path: string; body?: unknown; headers?: Record<string, string> }
type Stored = { ID: string; id: string; revision: number }

/** The page is one of an app in which the person is signed in; it stays where it is. */
export const call = <Answer = Stored>(page: Page, mode: string, call: Call): Promise<Answer> =>
  page.evaluate(
    async ({ mode, given: { method, path, body, headers } }) => {
      const token = localStorage.getItem(mode === 'CITIZEN' ? 'usertoken' : `${mode.toLowerCase()}.usertoken`)
      const send = (): Promise<Response> =>
        fetch(`/api/${path}`, {
          method,
          headers: {
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            'x-app-mode': mode,
            'x-csrf-token': token ?? '',
            ...headers,
          },
          body: JSON.stringify(body),
        })
      let answer = await send()
      // Journeys that run beside each other file as one person: the second is told to come again after a moment.
      for (let wait = answer.headers.get('retry-after'); answer.status === 409 && wait; ) {
        await new Promise(resolve => setTimeout(resolve, Number(wait) * 1000))
        answer = await send()
        wait = answer.headers.get('retry-after')
      }
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    },
    { mode, given: call },
  )

type OwnAnswers = Partial<typeof answers & Record<(typeof papers)[number], string[]>>

/** Files a request for a first connection as the citizen of the page; `own` are answers that tell it from others. */
export const file = async (page: Page, own: OwnAnswers = {}): Promise<Stored> =>
  call(page, 'CITIZEN', {
    method: 'POST',
    path: 'FIRST_CONNECTION',
    body: { data: { ...answers, ...(await uploaded(page)), ...own }, version: 1 },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })

/** A paper of each kind, uploaded by the citizen of the page; a request holds its own. */
const uploaded = (page: Page, names: readonly string[] = papers): Promise<Record<string, string[]>> =>
  page.evaluate(
    async ({ names, words }) => {
      const stored: Record<string, string[]> = {}
      for (const name of names) {
        const body = new FormData()
        body.append('file', new File([words], `${name}.pdf`, { type: 'application/pdf' }))
        const headers = { 'x-app-mode': 'CITIZEN', 'x-csrf-token': localStorage.getItem('usertoken') ?? '' }
        const answer = await fetch('/api/files', { method: 'POST', headers, body })
        if (!answer.ok) throw new Error(await answer.text())
        stored[name] = [(await answer.json()).id]
      }
      return stored
    },
    { names, words: pdf('').buffer.toString() },
  )

/** Asks for a meter with a code as the citizen of the page: accepted, it has fees. */
export const askForCodeMeter = async (page: Page): Promise<Stored> =>
  call(page, 'CITIZEN', {
    method: 'POST',
    path: 'CODE_METER',
    body: {
      data: {
        fullName: answers.fullName,
        nationalId: answers.nationalId,
        mobile: answers.mobile,
        governorate: 'CAIRO',
        city: 'مدينة نصر',
        street: 'شارع مكرم عبيد',
        building: '3',
        unitKind: 'HOME',
        supply: 'ESTIMATE',
        phase: 'ONE',
        ...(await uploaded(page, ['identity', 'residence', 'receipt'])),
      },
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })

const card = {
  fullName: 'نهى محمود عبد الرحمن',
  birthDate: '1991-03-27',
  identity: 'NATIONAL_ID',
  nationalId: '29104120103458',
  mobile: '01012345678',
  branch: 'RIVER',
  booksAtOnce: 5,
  subjects: ['HISTORY'],
  rules: true,
}
/** Asks for a library card as the citizen of the page. */
export const askForCard = (page: Page, own: Partial<typeof card> = {}): Promise<Stored> =>
  call(page, 'CITIZEN', {
    method: 'POST',
    path: 'LIBRARY_CARD',
    body: { data: { ...card, ...own } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })

/** Performs an activity on a request. */
export const act = (
  page: Page,
  mode: 'CITIZEN' | 'EMPLOYEE',
  { id, revision }: Stored,
  activityId: string,
  data = {},
  service = 'FIRST_CONNECTION',
): Promise<Stored> =>
  call(page, mode, {
    method: 'PATCH',
    path: `${service}/${id}`,
    body: { activityId, data },
    headers: { 'if-match': `"${revision}"` },
  })

const room = {
  title: 'نادي قراءة الخميس',
  purpose: 'CLUB',
  people: 8,
  needs: ['SCREEN'],
  hall: 'SMALL',
  earlier: false,
  rules: true,
}
const roomHours = ['10:00', '13:00', '16:00', '19:00']
/** Three days at an hour that other journeys have hardly booked: a room is booked once. */
export const roomTime = () => {
  const days = Math.floor(Math.random() * 2500)
  const from = new Date(Date.UTC(new Date().getFullYear() + 1, 0, 1 + days)).toISOString().slice(0, 10)
  const to = new Date(Date.parse(from) + 2 * 86_400_000).toISOString().slice(0, 10)
  // The library needs one hour of the first day for itself.
  const free = roomHours.filter((_, index) => index !== Number(from.slice(8)) % roomHours.length)
  return { days: { from, to }, time: { hour: free[days % free.length], key: 'هدى علي' } }
}

/** Books the library's small room as the citizen of the page, for such days and hours. */
export const bookRoomAt = (page: Page, time: ReturnType<typeof roomTime>): Promise<Stored> =>
  call(page, 'CITIZEN', {
    method: 'POST',
    path: 'ROOM_BOOKING',
    body: { data: { ...room, ...time } },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })

/** Books a room of the library for three days as the citizen of the page: EGP 90 are to be paid first. */
export const bookRoom = async (page: Page, tries = 5): Promise<Stored> =>
  bookRoomAt(page, roomTime()).catch(error => {
    if (tries <= 1) throw error
    return bookRoom(page, tries - 1)
  })

/** Chooses a transfer to the authority's account for a booking; answers the reference that is to be written on it. */
export const promiseTransfer = async (page: Page, { ID }: Pick<Stored, 'ID'>): Promise<string> => {
  const query = 'gatewayId=bank-account&channel=bank&successURL=/a&failureURL=/b'
  // It reads as a GET and begins an attempt: like every call that changes something it proves where it comes from.
  const begun = await call<{ transfer?: { reference: string } }>(page, 'CITIZEN', {
    method: 'GET',
    path: `ROOM_BOOKING/${ID}/activity/APPLY/paymentMeans?${query}`,
  })
  return begun.transfer?.reference ?? ''
}

export const requestPath = (ID: string): string => `${formPath.replace('/add', '')}/entries/${ID}`

/** Gives a request another due date, as a supervisor does. */
export const due = (page: Page, { id, revision }: Stored, dueAt: string): Promise<Stored> =>
  call(page, 'EMPLOYEE', {
    method: 'POST',
    path: `FIRST_CONNECTION/${id}/due`,
    body: { dueAt, reason: 'Agreed with the applicant' },
    headers: { 'if-match': `"${revision}"` },
  })

/** An employee takes a request for themselves. */
export const take = (page: Page, { id, revision }: Stored, service = 'FIRST_CONNECTION'): Promise<Stored> =>
  call(page, 'EMPLOYEE', {
    method: 'POST',
    path: `${service}/${id}/assign`,
    body: {},
    headers: { 'if-match': `"${revision}"` },
  })

/**
 * Books a visit to a center as the citizen of the page, at the last free time that it offers on its last day. Where another
 * journey has a visit for the same person at that time, an earlier one is taken.
 */
export const bookVisit = async (
  page: Page,
  about: string,
  { calendar = 'ELEC-DOKKI', governorate = 'GIZA' } = {},
): Promise<Stored & { visit: string }> => {
  const { days } = await call<{ days: { hours: { code: string; free: number }[] }[] }>(page, 'CITIZEN', {
    method: 'GET',
    path: `appointments/${calendar}`,
  })
  const free = (days.at(-1)?.hours ?? []).filter(hour => hour.free > 0).map(({ code }) => code)
  const book = async (visit = ''): Promise<Stored & { visit: string }> => {
    const stored = await call(page, 'CITIZEN', {
      method: 'POST',
      path: 'CENTER_APPOINTMENT',
      body: { data: { about, fullName: answers.fullName, mobile: answers.mobile, governorate, visit } },
      headers: { 'idempotency-key': crypto.randomUUID() },
    }).catch(error => {
      if (free.length > 0 && String(error).includes('APPOINTMENT_SAME_TIME')) return undefined
      throw error
    })
    return stored ? { ...stored, visit } : book(free.pop())
  }
  return book(free.pop())
}

/** Uploads a file as the citizen of the page; its id. */
export const uploadFile = (
  page: Page,
  { name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer },
): Promise<string> =>
  page.evaluate(
    async ({ name, type, base64 }) => {
      const body = new FormData()
      const bytes = Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
      body.append('file', new File([bytes], name, { type }))
      const headers = { 'x-app-mode': 'CITIZEN', 'x-csrf-token': localStorage.getItem('usertoken') ?? '' }
      const answer = await fetch('/api/files', { method: 'POST', headers, body })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()).id
    },
    { name, type: mimeType, base64: buffer.toString('base64') },
  )
