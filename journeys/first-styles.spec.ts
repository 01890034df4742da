// What a drawn page shows before its stylesheet has come is what it shows after, on every screen: the styles inside the
// document are enough, and nothing changes or moves when the rest arrives.

import type { Page } from '@playwright/test'
import { file } from './arrange.ts'
import { formPath } from './electricity.ts'
import { holdBack, scripts } from './hold-back.ts'
import { expect, open, test } from './journey.ts'
import { questionService } from './library.ts'
import { visitorPaths } from './routes.ts'

declare global {
  interface Window {
    /** By element and property, as the page was first seen. */
    seenStyles: Map<string, string>
  }
}

const drawnPaths = [
  ...visitorPaths.filter(path => !/^\/(employee|agent)\//.test(path)),
  formPath,
  `/services/${questionService}/add`,
  '/verify',
  '/help',
  '/faq',
  '/contact',
  '/service-centers',
]

/** Reads how every element and what stands before and after it looks; later, what has changed since. */
const changedLooks = (page: Page, isFirst: boolean): Promise<string[]> =>
  page.evaluate(async isFirst => {
    await document.fonts.ready
    const looks = new Map<string, string>()
    const isMoving = (element: Element | null): boolean =>
      element !== null && (element.getAnimations().length > 0 || isMoving(element.parentElement))
    const elements = [document.documentElement, document.body, ...document.querySelectorAll('#root *')]
    for (const [index, element] of elements.entries()) {
      // What moves or comes late by itself changes meanwhile.
      if (isMoving(element)) continue
      const name = `${index} ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
      const { x, y, width, height } = element.getBoundingClientRect()
      looks.set(`${name} box`, [x, y, width, height].map(Math.round).join(' '))
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && style.content === 'none') continue
        for (const property of style)
          looks.set(`${name}${pseudo ?? ''} ${property}`, style.getPropertyValue(property))
      }
    }
    if (isFirst) window.seenStyles = looks
    return [...looks]
      .filter(([key, value]) => window.seenStyles.get(key) !== value)
      .map(([key, value]) => `${key}: ${window.seenStyles.get(key)} became ${value}`)
  }, isFirst)

const looksAsItWill = async (page: Page, path: string): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await holdBack(page, scripts)
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const letGo = await holdBack(page, /\/assets\/style-[^/]+\.css$/)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#root h1').first()).toBeAttached()
    await expect(page.locator('#root + link[rel=stylesheet]')).toBeAttached()
    await changedLooks(page, true)
    letGo()
    await page.waitForFunction(() => document.querySelector('#state'))
    expect(await changedLooks(page, false), `${width} ${colorScheme}`).toEqual([])
  }
}

for (const path of drawnPaths)
  test(`${path} looks as it will before its stylesheet has come`, ({ page }) => looksAsItWill(page, path))

test.describe('signed in', () => {
  test.use({ who: 'citizen' })

  test('one’s own requests look as they will before their stylesheet has come', async ({ page }) => {
    await open(page, '/')
    await file(page)
    await looksAsItWill(page, '/inbox')
    await expect(page.locator('main li').first()).toBeVisible()
  })
})
