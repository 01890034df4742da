// What moves on a page by itself.

import type { Page } from '@playwright/test'

/**
 * How far what was drawn has moved by itself since the page opened (CLS): measured once everything that the page asked
 * for is there, its fonts as well, and two more frames were drawn.
 */
export const movedBy = async (page: Page): Promise<number> => {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    await document.fonts.ready
    const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const shifts: PerformanceEntryList = []
    const observer = new PerformanceObserver(list => void shifts.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await nextFrame()
    await nextFrame()
    shifts.push(...observer.takeRecords())
    const moved = shifts as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
    return moved.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
  })
}
