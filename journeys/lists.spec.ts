// Lists on any screen: cards where a table would not fit, columns that give way, numbers that stand in line, pages.

import { act, file } from './arrange.ts'
import { box, filed, panelOf, rows, windowOf } from './desk.ts'
import { asRead, expect, open, test } from './journey.ts'

const narrow = { width: 390, height: 844 }
const pageSize = 20
const list = '/employee/inbox?view=open&service=FIRST_CONNECTION&sort=-sent'
const isWithinWindow = () => document.documentElement.scrollWidth <= innerWidth

test.describe('the inbox', () => {
  test.use({ who: 'supervisor', contextOptions: { reducedMotion: 'reduce' } })

  test('M1, M2: on a phone it is a list of cards with number, status, due date, owner and box', async ({
    page,
    browser,
    baseURL,
    signedIn,
    language,
    say,
  }) => {
    const [ID = ''] = await filed({ browser, baseURL, signedIn }, language, 1)
    await page.setViewportSize(narrow)
    await page.goto(list)
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: box(page, ID) })
      .getByRole('article')
    await expect(card.getByRole('heading', { level: 2 })).toContainText(ID.split('-')[2] ?? '')
    await expect(card).toContainText(say({ ar: 'جديد', en: 'New' }))
    await expect(card).toContainText(say({ ar: /بعد .* عمل|غدًا|اليوم/, en: /In \d+ working|Tomorrow|Today/ }))
    await expect(card).toContainText(say({ ar: 'غير مسند', en: 'Unassigned' }))
    await card.getByRole('checkbox').check()
    await expect(page.getByRole('table')).toHaveCount(0)
    expect(await page.evaluate(isWithinWindow)).toBe(true)
  })

  test('M3, M4: beside an open request the date of sending gives way; heads say how they sort', async ({
    page,
    browser,
    baseURL,
    signedIn,
    language,
    say,
  }) => {
    const [ID = ''] = await filed({ browser, baseURL, signedIn }, language, 1)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(list)
    const sent = page.getByRole('columnheader', { name: say({ ar: 'تاريخ التقديم', en: 'Submitted' }) })
    await expect(sent).toHaveAttribute('aria-sort', 'descending')
    await expect(sent).toHaveAttribute('scope', 'col')
    await sent.getByRole('button').click()
    await expect(sent).toHaveAttribute('aria-sort', 'ascending')
    await sent.getByRole('button').click()
    await rows(page)
      .filter({ has: box(page, ID) })
      .getByRole('link')
      .click()
    await expect(panelOf(page, say).getByText(ID)).toBeVisible()
    await expect(sent).toHaveCount(0)
    expect(await page.evaluate(isWithinWindow)).toBe(true)
  })

  test('M5: pages say what they hold of how many; one page has no pager', async ({
    page,
    browser,
    baseURL,
    signedIn,
    language,
    say,
  }) => {
    const [ID = ''] = await filed({ browser, baseURL, signedIn }, language, pageSize + 1)
    await page.goto(list)
    const pager = page.getByRole('navigation', { name: say({ ar: 'الصفحات', en: 'Pages' }) })
    await expect(pager).toContainText(asRead(say({ ar: 'من ١ إلى ٢٠ من إجمالي', en: '1 to 20 of' })))
    await expect(rows(page)).toHaveCount(pageSize)
    await pager.getByRole('button').last().click()
    await expect(pager).toContainText(asRead(say({ ar: 'من ٢١ إلى', en: '21 to' })))
    await page.goto(`/employee/inbox?number=${ID}`)
    await expect(rows(page)).toHaveCount(1)
    await expect(pager).toHaveCount(0)
  })
})

test.describe('a report', () => {
  test.use({ who: 'reports', contextOptions: { reducedMotion: 'reduce' } })

  test('M1, M4: its table scrolls in a region that keys reach; numbers stand at the end, in figures of one width', async ({
    page,
    say,
  }) => {
    await page.setViewportSize(narrow)
    await page.goto('/employee/reports?by=period')
    const region = page.getByRole('region', { name: say({ ar: 'جدول التقرير', en: 'Table of the report' }) })
    await expect(region).toHaveAttribute('tabindex', '0')
    await expect(region.getByRole('columnheader').first()).toHaveAttribute('scope', 'col')
    const looks = await region
      .getByRole('cell')
      .last()
      .evaluate(cell => {
        const { textAlign, fontVariantNumeric } = getComputedStyle(cell)
        return { textAlign, fontVariantNumeric }
      })
    expect(looks).toEqual({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
    expect(await page.evaluate(isWithinWindow)).toBe(true)
  })
})

test.describe('my requests', () => {
  test.use({ who: 'citizen', contextOptions: { reducedMotion: 'reduce' } })

  test('T1: what needs me comes first, then what is in progress, then what is over', async ({
    page,
    browser,
    baseURL,
    signedIn,
    language,
    say,
  }) => {
    await open(page, '/')
    const [waiting, going, over] = [await file(page), await file(page), await file(page)]
    await act(page, 'CITIZEN', over, 'CANCEL')
    const desk = await windowOf({ browser, baseURL, signedIn }, 'officer', language)
    await desk.goto('/employee/inbox')
    await act(desk, 'EMPLOYEE', waiting, 'ASK_INFORMATION', { informationAsked: 'The number of the street' })
    await desk.context().close()
    await open(page, '/inbox')
    const parts = [
      [say({ ar: 'بانتظارك', en: 'Waiting for you' }), waiting],
      [say({ ar: 'قيد التنفيذ', en: 'In progress' }), going],
      [say({ ar: 'منتهية', en: 'Finished' }), over],
    ] as const
    const tops: number[] = []
    for (const [name, { ID }] of parts) {
      const part = page.getByRole('region', { name: new RegExp(`^${name}`) })
      await expect(part.getByRole('link', { name: new RegExp(ID) })).toBeVisible()
      tops.push((await part.boundingBox())?.y ?? Number.NaN)
    }
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })
})
