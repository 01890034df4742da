// What journeys of staff share: requests put in place, and the rows and the open request of the inbox in any window.

import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { file } from './arrange.ts'
import { test as base, open, type Say, type Who } from './journey.ts'

/** What an inbox shows in a window. */
const inboxIn = (page: Page, say: Say) => {
  const rows = page.locator('tbody tr')
  const box = (ID: string): Locator => page.locator(`input[data-row="${ID}"]`)
  return {
    page,
    rows,
    box,
    row: (ID: string): Locator => rows.filter({ has: box(ID) }),
    panel: page.getByRole('region', { name: say({ ar: 'الطلب المفتوح', en: 'Open request' }) }),
  }
}
type Inbox = ReturnType<typeof inboxIn>

/** A name that nobody else has: other journeys file as many requests as they like, and a page of the list holds twenty. */
export const newName = (): string =>
  `ليلى ${Array.from({ length: 8 }, () => 'بتجدرزسشصطعفقكلمنهو'[randomInt(19)]).join('')}`

type OwnAnswers = Parameters<typeof file>[1]

type Desk = Inbox & {
  /** Files a request as the citizen; its number. `own` are answers that tell it from others. */
  filed: (own?: OwnAnswers) => Promise<string>
  /** The same so many times; the numbers in the order of filing. */
  filedMany: (count: number, own?: OwnAnswers) => Promise<string[]>
  /**
   * Requests that stand alone in a list of their own, the last filed first: the address of that list, their numbers, and
   * the answers by which another one joins it.
   */
  listOf: (count: number) => Promise<{ list: string; numbers: string[]; own: OwnAnswers }>
  /** The inbox of a colleague, in a window of their own. */
  of: (who: Who) => Promise<Inbox>
}

export const test = base.extend<{ desk: Desk }>({
  desk: async ({ page, windowOf, say }, use) => {
    const filedMany: Desk['filedMany'] = async (count, own) => {
      const citizen = await windowOf('citizen')
      await open(citizen, '/')
      const numbers: string[] = []
      for (let made = 0; made < count; made += 1) numbers.push((await file(citizen, own)).ID)
      await citizen.context().close()
      return numbers
    }
    await use({
      ...inboxIn(page, say),
      filedMany,
      listOf: async count => {
        const own = { fullName: newName() }
        const numbers = await filedMany(count, own)
        const answers = encodeURIComponent(JSON.stringify(own))
        const list = `/employee/inbox?view=open&service=FIRST_CONNECTION&sort=-sent&answers=${answers}`
        return { list, numbers: numbers.toReversed(), own }
      },
      filed: async own => (await filedMany(1, own))[0] ?? '',
      of: async who => inboxIn(await windowOf(who), say),
    })
  },
})
