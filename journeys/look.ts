// A screen looked over by axe: by day and by night, wide and narrow.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { alive, expect } from './journey.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A theme changes colours alone, so these are looked at again in the other one. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Look = { within?: string; isRecoloured?: boolean }

export const faultsOf = async (
  page: Page,
  { within, isRecoloured = false }: Look = {},
): Promise<string[]> => {
  // Without legacy mode each look opens a page of its own, for frames of other origins: there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  if (within) axe.include(within)
  const { violations } = await (isRecoloured ? axe.withRules(colourRules) : axe.withTags(tags)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`),
  )
}

/** Colours and place as the reader has chosen them; at the end of a page the bar of a form covers nothing. */
const turnTo = (page: Page, theme: string | null): Promise<void> =>
  page.evaluate(chosen => {
    const root = document.documentElement
    if (chosen === null) root.removeAttribute('data-theme')
    else root.setAttribute('data-theme', chosen)
    scrollTo({ top: root.scrollHeight, behavior: 'instant' })
  }, theme)

/**
 * The screen as it stands, in every look; nothing may be wider than a window of 320 px. The journey goes on in the
 * window and the colours that it had.
 */
export const look = async (page: Page, within?: string): Promise<void> => {
  await alive(page)
  const before = page.viewportSize()
  const themeBefore = await page.evaluate(() => document.documentElement.getAttribute('data-theme'))
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of ['light', 'dark']) {
      await turnTo(page, theme)
      const faults = await faultsOf(page, { within, isRecoloured: theme === 'dark' })
      expect(faults, `${page.url()} ${theme} ${width}`).toEqual([])
    }
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${page.url()} at 320 px`).toBe(320)
  await turnTo(page, themeBefore)
  if (before) await page.setViewportSize(before)
}
