// What stays in sight while one scrolls covers nothing, at 390 pixels and in a window at 400 % (1280 pixels wide shows 320).

import type { Page } from '@playwright/test'
import { expect, open, test, type Who } from './journey.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const windows = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]
const pages: [Who | undefined, readonly string[]][] = [
  [undefined, ['/', '/services', '/services/FIRST_CONNECTION', '/track', '/search?q=عداد']],
  ['citizen', ['/', '/inbox', '/services/FIRST_CONNECTION/add', '/profile/details']],
  ['officer', ['/employee/', '/employee/inbox?view=open']],
]

type Covered = { fixed: string; covers: string }

/** At the end of the page: what is covered by an element that stays, and how much of the window those elements take. */
const measure = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    const all = [...document.querySelectorAll<HTMLElement>('body *')]
    const isStuck = (element: HTMLElement) => {
      const { position } = getComputedStyle(element)
      const { top, bottom, height } = element.getBoundingClientRect()
      if (height === 0 || bottom <= 0 || top >= innerHeight) return false
      return (
        position === 'fixed' ||
        (position === 'sticky' && (Math.abs(top) < 1 || Math.abs(bottom - innerHeight) < 1))
      )
    }
    const wide = (element: HTMLElement) => element.getBoundingClientRect().width > innerWidth / 2
    const stuck = all.filter(
      element => element.checkVisibility({ visibilityProperty: true }) && isStuck(element),
    )
    const outer = stuck.filter(element => !stuck.some(other => other !== element && other.contains(element)))
    const covered: { fixed: string; covers: string }[] = []
    for (const fixed of outer) {
      const box = fixed.getBoundingClientRect()
      for (const element of document.querySelectorAll<HTMLElement>(
        'main :is(a, button, input, p, h2), footer :is(a, span)',
      )) {
        if (
          fixed.contains(element) ||
          element.closest('details:not([open])') ||
          !element.checkVisibility({ visibilityProperty: true })
        )
          continue
        const own = element.getBoundingClientRect()
        // What is under a bar at the top can be scrolled down; nothing can be scrolled from under one at the bottom.
        const isAtEnd = own.height > 0 && own.bottom <= innerHeight + 1 && own.top >= box.top - 1
        const overlaps = own.left < box.right - 1 && own.right > box.left + 1 && own.bottom > box.top + 1
        if (box.bottom >= innerHeight - 1 && isAtEnd && overlaps)
          covered.push({
            fixed: fixed.className,
            covers: `${element.tagName} ${element.textContent?.slice(0, 40)}`,
          })
      }
    }
    const height = outer
      .filter(wide)
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0)
    return { covered, share: height / innerHeight }
  })

for (const [who, paths] of pages)
  test.describe(who ?? 'a visitor', () => {
    test.use({ who })
    for (const size of windows)
      test(`nothing is covered at ${size.width} by ${size.height}, and half of the window shows the page`, async ({
        page,
      }) => {
        await page.setViewportSize(size)
        for (const path of paths) {
          await open(page, path)
          await page.waitForLoadState('networkidle')
          const { covered, share } = await measure(page)
          expect(covered satisfies Covered[], path).toEqual([])
          expect(share, path).toBeLessThanOrEqual(0.5)
        }
      })
  })
