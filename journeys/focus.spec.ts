// Reaching things: by the keyboard, each control shows that it has the focus and is covered by nothing; by a finger, each
// is large enough.

import type { Page } from '@playwright/test'
import { formPath } from './electricity.ts'
import { expect, open, test } from './journey.ts'

test.use({ who: 'citizen', alone: 'FIRST_CONNECTION', contextOptions: { reducedMotion: 'reduce' } })

const paths = ['/', '/services/FIRST_CONNECTION', formPath, '/inbox', '/profile/details']
const narrow = { width: 390, height: 844 }

/** What has the focus: how its ring stands out from what is behind it, and whether something lies over it. */
const focusIn = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    if (!element || element === document.body) return undefined
    // The ring of a choice goes round its whole card.
    const isChoice = element.matches('[type=radio], [type=checkbox]')
    const ringed = (isChoice && element.closest('div')) || element
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const rgba = (colour: string): number[] => {
      if (!canvas) throw new Error('A canvas reads colours')
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const luminance = (colour: number[]): number => {
      const [r = 0, g = 0, b = 0] = colour
        .slice(0, 3)
        .map(part => part / 255)
        .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    let ground: Element | null = ringed.parentElement
    while (ground && (rgba(getComputedStyle(ground).backgroundColor)[3] ?? 0) < 255)
      ground = ground.parentElement
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(ringed)
    const ring = rgba(outlineColor)
    const behind = rgba(getComputedStyle(ground ?? document.documentElement).backgroundColor)
    const [light = 0, dark = 0] = [luminance(ring), luminance(behind)].toSorted((a, b) => b - a)
    // What comes late, such as what waits for a person, may push it out of the window: a browser does not follow.
    const before = element.getBoundingClientRect()
    const middle = (before.top + before.bottom) / 2
    if (middle < 0 || middle > innerHeight) element.scrollIntoView({ block: 'nearest' })
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return {
      name: `${element.tagName} ${element.id} ${element.textContent}`.slice(0, 60),
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && (ring[3] ?? 0) === 255,
      contrast: (light + 0.05) / (dark + 0.05),
      isUncovered: hit !== null && (hit.contains(element) || element.contains(hit) || ringed.contains(hit)),
    }
  })

for (const theme of ['light', 'dark'] as const)
  test(`S6: every control shows its focus in ${theme}, and no bar lies over it, forwards and back`, async ({
    page,
  }) => {
    await page.setViewportSize(narrow)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    for (const path of paths) {
      await open(page, path)
      // What comes late would push whatever has the focus out of sight.
      await expect(page.locator('main [data-pending], main [class*=skeleton]')).toHaveCount(0)
      for (const key of ['Tab', 'Shift+Tab']) {
        const seen = new Set<string>()
        for (let stop = 0; stop < 60; stop++) {
          await page.keyboard.press(key)
          const focus = await focusIn(page)
          if (!focus) break
          seen.add(focus.name)
          const name = `S6: ${path} ${key} ${focus.name}`
          expect(focus.hasRing, `${name} has a ring`).toBe(true)
          expect(focus.contrast, `${name} stands out`).toBeGreaterThanOrEqual(3)
          await expect.poll(async () => (await focusIn(page))?.isUncovered, `${name} is seen`).toBe(true)
        }
        expect(seen.size, `S6: ${path} has controls`).toBeGreaterThan(8)
      }
    }
  })

/** Controls that are smaller than they may be; the count of all that were measured. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .filter(element => !element.closest('[class*=skip]'))
    /** A link inside a sentence is as high as its line: there are words of the sentence beside it. */
    const isInSentence = (element: HTMLElement): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false
      const line = element.closest('p, li, dd, span, div')
      return (line?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
    }
    const small = all
      .filter(element => !isInSentence(element))
      .flatMap(element => {
        // A box to tick is pressed anywhere on its label.
        const isChoice = element.matches('[type=radio], [type=checkbox]')
        const pressed = (isChoice && element.closest('div')) || element
        const { width, height } = pressed.getBoundingClientRect()
        const isMain = element.matches(
          'main :is(input, select, textarea, button[type=submit], [class*=primary])',
        )
        return Math.min(width, height) < (isMain ? 44 : 24) - 0.5
          ? [`${element.outerHTML.slice(0, 120)}: ${Math.round(width)} x ${Math.round(height)}`]
          : []
      })
    return { count: all.length, small }
  })

test('S9: every target is at least 24 px, the main ones 44', async ({ page }) => {
  for (const viewport of [narrow, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    for (const path of paths) {
      await open(page, path)
      const { count, small } = await measured(page)
      expect(count, `S9: ${path} has targets`).toBeGreaterThan(8)
      expect(small, `S9: ${path} at ${viewport.width}`).toEqual([])
    }
  }
})

test('a page that comes takes the focus, but not from whoever has gone elsewhere meanwhile', async ({
  page,
  say,
}) => {
  let bring: (() => void) | undefined
  await page.route('**/api/dynamic_services/findOne*', async route => {
    await new Promise<void>(done => {
      bring = done
    })
    await route.continue()
  })
  const bell = page.locator(`header summary[aria-label^="${say({ ar: 'الإشعارات', en: 'Notifications' })}"]`)
  for (const isElsewhere of [true, false]) {
    await open(page, '/services')
    await expect(bell).toBeVisible()
    await page.locator('main a[href$="/services/FIRST_CONNECTION"]').first().click()
    if (isElsewhere) await bell.click()
    await expect.poll(() => bring !== undefined, 'the page is on its way').toBe(true)
    bring?.()
    const heading = page.locator('main h1:not([data-pending])')
    await expect(page).toHaveURL(/FIRST_CONNECTION$/)
    await expect(heading).toHaveText(say({ ar: /توصيل/, en: /connection/i }))
    const panel = page.getByRole('region', { name: say({ ar: 'الإشعارات', en: 'Notifications' }) })
    if (isElsewhere) await expect(panel).toBeVisible()
    else await expect(heading).toBeFocused()
    bring = undefined
  }
})
