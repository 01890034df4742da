// Every screen that an address alone opens: axe in both themes and at three widths, a silent console, no text that is missing
// or cut off.

import type { Page } from '@playwright/test'
import { expect, open, test } from './journey.ts'
import { look } from './look.ts'
import { movedBy } from './moved.ts'
import { visited } from './screens.ts'

/** What people read where a text is missing: a name in brackets, a value of the program, a key. */
const missing = /\bundefined\b|\bNaN\b|\[object \w+\]|\b[a-z]+\.[a-z]+\.[a-z]+\b/

const placeholder = /\{[a-z]\w*\}/

/** Texts that their box cuts off, without the dots that say so. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(element => {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
        const hasText = [...element.childNodes].some(
          node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        )
        const isShown = element.checkVisibility() && element.clientWidth > 1 && clipPath === 'none'
        const isCut = overflowX === 'hidden' || overflowX === 'clip'
        return (
          hasText &&
          isShown &&
          isCut &&
          textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1
        )
      })
      .map(element => `${element.tagName}: ${element.textContent?.trim().slice(0, 60)}`),
  )

/** As much of the window may be moved by what comes after it was drawn. */
const mostShift = 0.05

// A colour that is still fading is none that anybody reads by.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, path, who, hasPlaceholders } of visited)
  test.describe(who ?? 'visitor', () => {
    test.use({ who })
    test(`${name} (${who ?? 'visitor'})`, async ({ page }) => {
      // On a phone, where answers take their time.
      await page.setViewportSize({ width: 390, height: 844 })
      await page.route('**/api/**', async route => {
        await new Promise(resolve => setTimeout(resolve, 300))
        await route.fallback().catch(() => undefined)
      })
      await open(page, path)
      const moved = await movedBy(page)
      if (who) expect(moved, 'what is drawn stays').toBeLessThan(mostShift)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.setViewportSize({ width: 1280, height: 720 })
      await look(page)
      const words = await page.locator('body').innerText()
      expect(words.match(missing)?.[0], 'a text is missing').toBeUndefined()
      if (!hasPlaceholders) expect(words.match(placeholder)?.[0], 'nothing was filled in').toBeUndefined()
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await clipped(page), `cut off at ${width} px`).toEqual([])
      }
    })
  })
