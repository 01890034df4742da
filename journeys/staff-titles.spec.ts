// The frame of the employees' pages: titles of one size, at one edge and one height.

import { expect, open, test } from './journey.ts'

test.use({ who: 'admin', contextOptions: { reducedMotion: 'reduce' } })

const paths = [
  'inbox',
  'usersManagment',
  'units',
  'audit',
  'outgoingMessages',
  'holidays',
  'closures',
  'maintenance',
  'content/page',
  'reports',
]

for (const width of [390, 1440])
  test(`titles of staff pages have one size, edge and height at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const titles: { path: string; size: string; edge: number; middle: number }[] = []
    // On a phone the search of the inbox is above its title.
    for (const path of width < 1024 ? paths.slice(1) : paths) {
      await open(page, `/employee/${path}`)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toBeVisible()
      const measures = await title.evaluate(element => {
        const { left, right, top, height } = element.getBoundingClientRect()
        const isArabic = document.dir === 'rtl'
        return {
          size: getComputedStyle(element).fontSize,
          edge: Math.round(isArabic ? innerWidth - right : left),
          // Beside buttons a title stands in the middle of their height.
          middle: Math.round(top + height / 2),
        }
      })
      titles.push({ path, ...measures })
    }
    const [first] = titles
    const spread = titles.map(({ middle }) => middle - (first?.middle ?? 0))
    expect(
      titles.map(({ path, size, edge }) => ({ path, size, edge })),
      'one size and one edge',
    ).toEqual(titles.map(({ path }) => ({ path, size: first?.size, edge: first?.edge })))
    expect(Math.max(...spread.map(Math.abs)), JSON.stringify(titles)).toBeLessThanOrEqual(12)
  })
