// Everything that a page drawn by the server was drawn from can be read again, whatever the clock of the device says.

import type { Page } from '@playwright/test'
import { addressOf, appPages } from './app-paths.ts'
import { alive, expect, test } from './journey.ts'
import { readAgain } from './read-again.ts'

const aDay = 86_400_000
const offsets = [0, 120_000, -120_000, aDay, -aDay]

const setClock = (page: Page, offset: number) =>
  page.addInitScript(ms => {
    const RealDate = Date
    const now = () => RealDate.now() + ms
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args) => (args.length > 0 ? Reflect.construct(target, args) : new target(now())),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    })
  }, offset)

const pagesOf = (isForPerson: boolean): string[] => {
  const open = appPages.filter(({ base, access }) => base === '' && access === 'open').map(addressOf)
  return isForPerson ? [...open, '/inbox', '/payments', '/notifications', '/profile/details'] : open
}

for (const who of [undefined, 'citizen'] as const)
  for (const offset of offsets)
    test(`queries of every drawn page are read again; ${who ?? 'visitor'}, clock off by ${offset} ms`, async ({
      windowOf,
    }) => {
      test.slow()
      const page = await windowOf(who)
      await setClock(page, offset)
      const refused: string[] = []
      page.on('response', answer => {
        if (answer.status() === 400) refused.push(`${page.url()}: ${answer.url()}`)
      })
      // With the clock right every page; the pages of lists stand for the others with a clock that is wrong.
      const addresses =
        offset === 0
          ? pagesOf(Boolean(who))
          : who
            ? ['/', '/inbox', '/payments', '/notifications']
            : ['/', '/services']
      for (const address of addresses) {
        await page.goto(address)
        await alive(page)
        await readAgain(page)
      }
      expect(refused.join('\n')).toBe('')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })
