// A screen looked over by axe: by day and by night, wide and narrow.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { alive, expect } from './journey.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** A theme changes colours alone, and these rules alone look at them; they cost as much as all the others. */
const colourRules = ['color-contrast', 'link-in-text-block']

type Look = {
  within?: string
  /** The rules of colours alone, or all the others; every rule unless it is said. */
  rules?: 'colours' | 'others'
}

/** Anything is a script that axe is content with: its own is read once for each page. */
const nothing = ';'

export const issuesOf = async (page: Page, { within, rules }: Look = {}): Promise<string[]> => {
  const isThere = await page.evaluate(() => 'axe' in window)
  // Without legacy mode each look opens a page of its own, for frames of other origins: there are none.
  const axe = new AxeBuilder({ page, axeSource: isThere ? nothing : undefined }).setLegacyMode(true)
  if (within) axe.include(within)
  // What passed is not told: each element of it would be given an address.
  axe.options({ resultTypes: ['violations'] })
  if (rules === 'colours') axe.withRules(colourRules)
  else axe.withTags(tags)
  if (rules === 'others') axe.disableRules(colourRules)
  const { violations } = await axe.analyze()
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

/** A target that scrolling leaves half under a header that stays is too small only if it is so at the top as well. */
const withoutScrolledAway = async (page: Page, issues: string[], more: Look): Promise<string[]> => {
  const isHidden = (issue: string) => issue.startsWith('target-size') && issue.includes('obscured')
  if (!issues.some(isHidden)) return issues
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const atTop = await issuesOf(page, more)
  // What is left to see of it differs from place to place.
  const target = (issue: string) => issue.slice(0, issue.indexOf(' Target has'))
  const small = new Set(atTop.filter(isHidden).map(target))
  return issues.filter(issue => !isHidden(issue) || small.has(target(issue)))
}

/** Marks what this window does not show: its colours have not been looked at. */
const markUnseen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('body *'))
      element.toggleAttribute('data-unseen', !element.checkVisibility({ visibilityProperty: true }))
  })

/** Of what is marked leaves what another window shows. */
const keepAppeared = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-unseen]'))
      element.toggleAttribute('data-unseen', element.checkVisibility({ visibilityProperty: true }))
  })

/** What reaches out of a window of this width, for whoever has to mend it. */
const beyond = (page: Page, width: number): Promise<string[]> =>
  page.evaluate(
    most =>
      [...document.querySelectorAll('body *')]
        .filter(element => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 0 && (left < -1 || right > most + 1)
        })
        .map(element => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`),
    width,
  )

/**
 * The screen as it stands, in every look; nothing may be wider than a window of 320 px. Colours are those of the wide
 * window in each theme, and of what only the narrow one shows. The journey goes on in the window and the colours that it
 * had.
 */
export const look = async (page: Page, within?: string): Promise<void> => {
  await alive(page)
  const before = page.viewportSize()
  const themeBefore = await page.evaluate(() => document.documentElement.getAttribute('data-theme'))
  const at = async (width: number, theme: string, more: Look): Promise<void> => {
    await turnTo(page, theme)
    const issues = await issuesOf(page, more)
    expect(await withoutScrolledAway(page, issues, more), `${page.url()} ${theme} ${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await at(1440, 'light', { within })
  await at(1440, 'dark', { within, rules: 'colours' })
  await markUnseen(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await at(390, 'light', { within, rules: 'others' })
  const appeared = `${within ?? 'body'} [data-unseen]:not([data-unseen] *)`
  await keepAppeared(page)
  if ((await page.locator(appeared).count()) > 0)
    for (const theme of ['light', 'dark']) await at(390, theme, { within: appeared, rules: 'colours' })
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-unseen]')) element.removeAttribute('data-unseen')
  })
  await page.setViewportSize({ width: 320, height: 640 })
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > 320)
  expect(isWide ? await beyond(page, 320) : [], `${page.url()} at 320 px`).toEqual([])
  expect(isWide, `${page.url()} at 320 px`).toBe(false)
  await turnTo(page, themeBefore)
  if (before) await page.setViewportSize(before)
}
