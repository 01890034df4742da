// Uploading: many at once, one that fails leaves the rest, pause, a lost connection, the keyboard, no fault for axe.

import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { openGallery } from './gallery.ts'
import { asRead, expect, type Say, test } from './journey.ts'
import { pdf } from './paper.ts'

test.use({ who: 'citizen' })

const specimen = async (page: Page) => {
  await openGallery(page, 'fileUpload')
  const field = page.locator('[data-kind=fileUpload] [data-case=empty]').first()
  await expect(field.locator('input[type=file]')).toBeEnabled()
  return field
}

/** A line as slow as one says, which can be cut. */
const lineOf = async (page: Page, bytesPerSecond: number) => {
  const session = await page.context().newCDPSession(page)
  const set = (offline: boolean, uploadThroughput = bytesPerSecond) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await set(false)
  return { cut: () => set(true), mend: () => set(false), free: () => set(false, -1) }
}

/** Wholly: on the way there a row says how much of it is. */
const uploaded = async (row: Locator, say: Say): Promise<void> => {
  await expect(row.getByText(say({ ar: 'رُفع', en: 'Uploaded' }), { exact: true })).toBeVisible()
}

test('F16: many at once; one that is refused names itself and leaves the rest', { tag: '@core' }, async ({
  page,
  say,
}) => {
  const field = await specimen(page)
  await field
    .locator('input[type=file]')
    .setInputFiles([
      pdf('عقد الإيجار.pdf'),
      { name: 'scan.tiff', mimeType: 'image/tiff', buffer: Buffer.from('II*') },
      { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ a program') },
      pdf('second.pdf'),
    ])
  const rows = field.getByRole('listitem')
  await expect(rows).toHaveCount(4)
  for (const row of [rows.nth(0), rows.nth(3)]) await uploaded(row, say)
  await expect(rows.nth(1)).toContainText(
    asRead(say({ ar: 'scan.tiff ليس ملف PDF أو JPG أو PNG', en: 'scan.tiff is not a PDF, JPG or PNG' })),
  )
  await expect(rows.nth(2)).toContainText(
    asRead(say({ ar: 'الملف invoice.pdf به برنامج', en: 'invoice.pdf holds a program or a script' })),
  )
  const { violations } = await new AxeBuilder({ page }).include('[data-kind=fileUpload]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('by keyboard alone: remove a file, and land where another can be chosen', async ({ page, say }) => {
  const field = await specimen(page)
  await field.locator('input[type=file]').setInputFiles([pdf('first.pdf')])
  await uploaded(field.getByRole('listitem'), say)
  await field.locator('input[type=file]').focus()
  await page.keyboard.press('Tab')
  await expect(
    field.getByRole('button', { name: asRead(say({ ar: 'إزالة first.pdf', en: 'Remove first.pdf' })) }),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field.getByRole('listitem')).toHaveCount(0)
  await expect(field.locator('input[type=file]')).toBeFocused()
  await expect(field.getByRole('status')).toHaveText(
    asRead(say({ ar: 'أُزيل first.pdf', en: 'first.pdf has been removed' })),
  )
})

test('an upload is paused, loses its connection, and ends whole', async ({ page, say }) => {
  const field = await specimen(page)
  const line = await lineOf(page, 600_000)
  await field.locator('input[type=file]').setInputFiles([pdf('large.pdf', 4_500_000)])
  const row = field.getByRole('listitem')
  const bar = row.getByRole('progressbar')
  await expect
    .poll(() => bar.evaluate(element => (element as HTMLProgressElement).value))
    .toBeGreaterThan(1_000_000)
  await row
    .getByRole('button', {
      name: asRead(say({ ar: 'إيقاف رفع large.pdf مؤقتًا', en: 'Pause the upload of large.pdf' })),
    })
    .click()
  await expect(row).toContainText(say({ ar: 'متوقف مؤقتًا', en: 'Paused' }))
  await row
    .getByRole('button', {
      name: asRead(say({ ar: 'استكمال رفع large.pdf', en: 'Go on with the upload of large.pdf' })),
    })
    .click()
  await expect(row).toContainText(say({ ar: /رُفع .*[٠-٩]/, en: /\d+%.* uploaded/ }))
  await line.cut()
  await expect(row).toContainText(say({ ar: 'لا يوجد اتصال', en: 'You are offline' }))
  await line.mend()
  await expect(row.locator('progress')).toHaveCount(0, { timeout: 120_000 })
  await uploaded(row, say)
})

test('the focus stays in the row while its upload is paused, goes on, and ends', async ({ page, say }) => {
  const field = await specimen(page)
  const line = await lineOf(page, 200_000)
  await field.locator('input[type=file]').setInputFiles([pdf('large.pdf', 600_000)])
  const row = field.getByRole('listitem')
  const pause = row.getByRole('button', {
    name: asRead(say({ ar: 'إيقاف رفع large.pdf مؤقتًا', en: 'Pause the upload of large.pdf' })),
  })
  await pause.press('Enter')
  const resume = row.getByRole('button', {
    name: asRead(say({ ar: 'استكمال رفع large.pdf', en: 'Go on with the upload of large.pdf' })),
  })
  await expect(resume).toBeFocused()
  await resume.press('Enter')
  await expect(pause).toBeFocused()
  await line.free()
  await uploaded(row, say)
  // The button that had the focus has nothing left to do.
  await expect(
    row.getByRole('button', { name: asRead(say({ ar: 'إزالة large.pdf', en: 'Remove large.pdf' })) }),
  ).toBeFocused()
})
