// Lists on any screen: cards where a table would not fit, columns that give way, numbers that stand in line, pages.

import { act, file } from './arrange.ts'
import { test } from './desk.ts'
import { formPath } from './electricity.ts'
import { alive, asRead, expect, open } from './journey.ts'

const narrow = { width: 390, height: 844 }
const pageSize = 20
const isWithinWindow = () => document.documentElement.scrollWidth <= innerWidth

test.describe('the inbox', () => {
  test.use({ who: 'supervisor', contextOptions: { reducedMotion: 'reduce' } })

  test('M1, M2: on a phone it is a list of cards with number, status, due date, owner and box', async ({
    page,
    desk,
    say,
  }) => {
    const {
      list,
      numbers: [ID = ''],
    } = await desk.listOf(1)
    await page.setViewportSize(narrow)
    await page.goto(list)
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: desk.box(ID) })
      .getByRole('article')
    await expect(card.getByRole('heading', { level: 2 })).toContainText(ID.split('-')[2] ?? '')
    await expect(card).toContainText(say({ ar: 'جديد', en: 'New' }))
    await expect(card).toContainText(say({ ar: /بعد .* عمل|غدًا|اليوم/, en: /In \d+ working|Tomorrow|Today/ }))
    await expect(card, 'M2: the owner').toContainText(say({ ar: 'غير مسند', en: 'Unassigned' }))
    await card.getByRole('checkbox').check()
    await expect(page.getByRole('table'), 'M1: no table').toHaveCount(0)
    expect(await page.evaluate(isWithinWindow)).toBe(true)
  })

  test('M3, M4: beside an open request the date of sending gives way; heads say how they sort', async ({
    page,
    desk,
    say,
  }) => {
    const {
      list,
      numbers: [ID = ''],
    } = await desk.listOf(1)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(list)
    const sent = page.getByRole('columnheader', { name: say({ ar: 'تاريخ التقديم', en: 'Submitted' }) })
    await expect(sent).toHaveAttribute('aria-sort', 'descending')
    await expect(sent, 'M4: a head of a column').toHaveAttribute('scope', 'col')
    await sent.getByRole('button').click()
    await expect(sent).toHaveAttribute('aria-sort', 'ascending')
    await sent.getByRole('button').click()
    await expect(sent).toHaveAttribute('aria-sort', 'descending')
    await desk.row(ID).getByRole('link').click()
    await expect(desk.panel.getByText(ID)).toBeVisible()
    await expect(sent).toHaveCount(0)
    await test.step('M3: no window is too narrow for the page, with and without an open request', async () => {
      const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
      const service = head(say({ ar: 'الخدمة', en: 'Service' }))
      const isThere = async (column: typeof service) => (await column.count()) > 0 && column.isVisible()
      for (const path of [`${list}&request=${ID}`, list])
        for (const width of [1920, 1440, 1366, 1280, 1180, 1024, 900, 768, 720, 640, 390]) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(path)
          await alive(page)
          const where = `M3: ${width} ${path === list ? 'alone' : 'beside a request'}`
          expect(await page.evaluate(isWithinWindow), where).toBe(true)
          if (!(await isThere(head(say({ ar: 'الحالة', en: 'Status' }))))) continue
          await expect(head(say({ ar: 'الاستحقاق', en: 'Due' })), where).toBeVisible()
          await expect(head(say({ ar: 'المسؤول', en: 'Owner' })), where).toBeVisible()
          if (path !== list) expect(await isThere(sent), `${where}: the date gives way`).toBe(false)
          if (await isThere(sent)) await expect(service, `${where}: the date goes first`).toBeVisible()
        }
    })
  })

  test('M5: pages say what they hold of how many; one page has no pager', async ({ page, desk, say }) => {
    const {
      list,
      numbers: [ID = ''],
    } = await desk.listOf(pageSize + 1)
    await page.goto(list)
    const pager = page.getByRole('navigation', { name: say({ ar: 'الصفحات', en: 'Pages' }) })
    await expect(pager).toContainText(asRead(say({ ar: 'من ١ إلى ٢٠ من إجمالي', en: '1 to 20 of' })))
    await expect(desk.rows).toHaveCount(pageSize)
    await pager.getByRole('button').last().click()
    await expect(pager).toContainText(asRead(say({ ar: 'من ٢١ إلى', en: '21 to' })))
    await page.goto(`/employee/inbox?number=${ID}`)
    await expect(desk.rows).toHaveCount(1)
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
    await expect(region, 'M1: keys reach it').toHaveAttribute('tabindex', '0')
    await expect(region.getByRole('columnheader').first()).toHaveAttribute('scope', 'col')
    const looks = await region
      .getByRole('cell')
      .last()
      .evaluate(cell => {
        const { textAlign, fontVariantNumeric } = getComputedStyle(cell)
        return { textAlign, fontVariantNumeric }
      })
    expect(looks, 'M4: numbers stand in line').toEqual({
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
    })
    expect(await page.evaluate(isWithinWindow)).toBe(true)
  })
})

test.describe('my requests', () => {
  test.use({ who: 'citizen', alone: 'FIRST_CONNECTION', contextOptions: { reducedMotion: 'reduce' } })

  test('T1: what needs me comes first, then what is in progress, then what is over; a draft stands apart', async ({
    page,
    windowOf,
    say,
  }) => {
    await open(page, '/')
    const [waiting, going, over] = [await file(page), await file(page), await file(page)]
    await act(page, 'CITIZEN', over, 'CANCEL')
    const officer = await windowOf('officer')
    await officer.goto('/employee/inbox')
    await act(officer, 'EMPLOYEE', waiting, 'ASK_INFORMATION', {
      informationAsked: 'The number of the street',
    })
    await open(page, formPath)
    await page.getByLabel(say({ ar: 'الاسم الكامل', en: 'Full name' })).fill('نهى')
    await expect(page.getByText(say({ ar: /حُفظت المسودة/, en: /Draft saved/ }))).toBeVisible()
    await open(page, '/inbox')
    const parts = [
      [say({ ar: 'بانتظارك', en: 'Waiting for you' }), waiting.ID],
      [say({ ar: 'المسودات', en: 'Drafts' }), say({ ar: 'أكمل المسودة', en: 'Continue the draft' })],
      [say({ ar: 'قيد التنفيذ', en: 'In progress' }), going.ID],
      [say({ ar: 'منتهية', en: 'Finished' }), over.ID],
    ] as const
    const tops: number[] = []
    for (const [name, link] of parts) {
      const part = page.getByRole('region', { name: new RegExp(`^${name}`) })
      await expect(part.getByRole('link', { name: new RegExp(link) }).first()).toBeVisible()
      tops.push((await part.boundingBox())?.y ?? Number.NaN)
    }
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })
})
