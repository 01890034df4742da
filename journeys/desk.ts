// What journeys of staff share: requests put in place, and the rows and the open request of the inbox in any window.

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

type Desk = Inbox & {
  /** Files a request as the citizen; its number. */
  filed: () => Promise<string>
  /** The same so many times; the numbers in the order of filing. */
  filedMany: (count: number) => Promise<string[]>
  /** The inbox of a colleague, in a window of their own. */
  of: (who: Who) => Promise<Inbox>
}

export const test = base.extend<{ desk: Desk }>({
  desk: async ({ page, windowOf, say }, use) => {
    const filedMany = async (count: number): Promise<string[]> => {
      const citizen = await windowOf('citizen')
      await open(citizen, '/')
      const numbers = []
      for (let made = 0; made < count; made += 1) numbers.push((await file(citizen)).ID)
      await citizen.context().close()
      return numbers
    }
    await use({
      ...inboxIn(page, say),
      filedMany,
      filed: async () => (await filedMany(1))[0] ?? '',
      of: async who => inboxIn(await windowOf(who), say),
    })
  },
})
