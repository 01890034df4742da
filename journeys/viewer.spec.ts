// Documents beside what they prove: an officer reads, turns and enlarges them without leaving the request, and decides by
// keys alone; an applicant sees small pictures of what they sent.

import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { file, requestPath, uploadFile } from './arrange.ts'
import { newName, test } from './desk.ts'
import { asRead, expect, open } from './journey.ts'
import { look } from './look.ts'

test.use({ who: 'officer', contextOptions: { reducedMotion: 'reduce' } })

const drawing = 'q 1 0 0 rg 0 150 100 50 re f Q'
/** Two pages of 200 by 300: the first has a red corner at its top left. */
const twoPages = {
  name: 'عقد الملكية.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 5 0 R/Resources<<>>>> endobj
4 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj
5 0 obj <</Length ${drawing.length}>> stream
${drawing}
endstream endobj
trailer <</Root 1 0 R>>
%%EOF
`),
}

/** A picture that is wider than high, red on its left half. */
const picture = async () => ({
  name: 'البطاقة.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ff0000' } })
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer(),
})

/** Whether the point of a drawn sheet, in parts of its width and height, is red. */
const isRed = (sheet: Locator, x: number, y: number): Promise<boolean> =>
  sheet.evaluate(
    (canvas, at) => {
      const element = canvas as HTMLCanvasElement
      // Read from a copy: the browser complains of a drawn canvas that is read.
      const copy = new OffscreenCanvas(element.width, element.height)
      const context = copy.getContext('2d', { willReadFrequently: true })
      context?.drawImage(element, 0, 0)
      const [red = 0, green = 0] =
        context?.getImageData(element.width * at.x, element.height * at.y, 1, 1).data ?? []
      return red > 200 && green < 60
    },
    { x, y },
  )

const filedWithPapers = async (citizen: Page): Promise<string> => {
  await open(citizen, '/')
  const [deed, card] = [await uploadFile(citizen, twoPages), await uploadFile(citizen, await picture())]
  const own = { fullName: newName(), ownershipPaper: [deed], identityPaper: [card] }
  return (await file(citizen, own)).ID
}

const words = {
  answers: { ar: 'البيانات', en: 'Answers' },
  viewer: { ar: 'عرض المستندات', en: 'Document viewer' },
  view: { ar: 'عرض', en: 'View' },
} as const

test('documents are read, turned and enlarged beside the answers, and the request is acted on by keys', async ({
  page,
  desk,
  windowOf,
  say,
}) => {
  const citizen = await windowOf('citizen')
  const ID = await filedWithPapers(citizen)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/employee/inbox?view=open&request=${ID}`)
  await expect(desk.panel.getByText(ID)).toBeVisible()
  const viewer = page.getByRole('region', { name: say(words.viewer), exact: true })
  const sheets = viewer.getByRole('img')
  await test.step('a document of the answers opens beside them', async () => {
    await desk.panel.getByRole('tab').nth(1).click()
    await desk.panel.getByRole('button', { name: asRead(`${say(words.view)} ${twoPages.name}`) }).click()
    await expect(viewer.getByRole('heading', { name: asRead(twoPages.name) })).toBeFocused()
    await expect(sheets).toHaveCount(2)
    await expect(sheets.first()).toHaveAttribute('data-drawn', '0')
    await expect(desk.panel.getByText(ID)).toBeVisible()
    expect(await isRed(sheets.first(), 0.1, 0.1)).toBe(true)
    expect(await isRed(sheets.first(), 0.9, 0.1)).toBe(false)
    const [beside, answers] = [await viewer.boundingBox(), await desk.panel.boundingBox()]
    const [start, end] = say({ ar: [answers, beside], en: [beside, answers] })
    expect((start?.x ?? 0) + (start?.width ?? 0)).toBeLessThanOrEqual((end?.x ?? 0) + 1)
  })
  await test.step('keys turn and enlarge it', async () => {
    const width = async () => (await sheets.first().boundingBox())?.width ?? 0
    const before = await width()
    await page.keyboard.press('r')
    await expect(sheets.first()).toHaveAttribute('data-drawn', '90')
    expect(await isRed(sheets.first(), 0.9, 0.1), 'its left top is at the right').toBe(true)
    await page.keyboard.press('+')
    await expect.poll(width).toBeGreaterThan(before * 1.4)
    await page.keyboard.press('-')
    await expect.poll(width).toBeLessThan(before * 1.1)
  })
  await test.step('the next document follows, as it lies', async () => {
    await viewer.getByRole('button', { name: say({ ar: 'المستند التالي', en: 'Next document' }) }).focus()
    const heading = viewer.getByRole('heading')
    for (let seen = 0; seen < 3; seen += 1) await page.keyboard.press('PageUp')
    for (let seen = 0; seen < 3; seen += 1) {
      const name = (await heading.textContent()) ?? ''
      if (name.includes('البطاقة')) break
      await page.keyboard.press('PageDown')
    }
    await expect(heading).toHaveText(asRead('البطاقة.png'))
    await expect(sheets).toHaveCount(1)
    await expect(sheets.first()).toHaveAttribute('data-drawn', '0')
    expect(await isRed(sheets.first(), 0.25, 0.5)).toBe(true)
    expect(await isRed(sheets.first(), 0.75, 0.5)).toBe(false)
  })
  await test.step('the screen is in order', async () => {
    await look(page)
  })
  await test.step('Escape leaves the document, not the request', async () => {
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(desk.panel.getByText(ID)).toBeVisible()
  })
  await test.step('V opens the first document, and a digit the action of that number', async () => {
    await page.keyboard.press('v')
    await expect(viewer).toBeVisible()
    const first = desk.panel.locator('[data-way]').first()
    const action = (await first.getAttribute('data-way')) ?? ''
    expect(action).toBe('START_REVIEW')
    await expect(first).toHaveAttribute('aria-keyshortcuts', '1')
    await page.keyboard.press('1')
    await expect(desk.panel.getByRole('heading', { level: 3 }).last()).toBeFocused()
    await expect(desk.panel.locator('[data-way]')).toHaveCount(0)
  })
})

test('in a narrow window a document is a dialog that gives the focus back', async ({
  page,
  windowOf,
  say,
}) => {
  const citizen = await windowOf('citizen')
  const ID = await filedWithPapers(citizen)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/employee/inbox?view=open&request=${ID}`)
  await page.getByRole('tab').nth(1).click()
  const view = page.getByRole('button', { name: asRead(`${say(words.view)} ${twoPages.name}`) })
  await view.click()
  const dialog = page.getByRole('dialog', { name: say(words.viewer), exact: true })
  await expect(dialog.getByRole('img').first()).toHaveAttribute('data-drawn', '0')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(view).toBeFocused()
})

test('an applicant sees small pictures of what they sent', async ({ windowOf, say }) => {
  const citizen = await windowOf('citizen')
  const ID = await filedWithPapers(citizen)
  await open(citizen, requestPath(ID))
  const row = citizen.getByRole('listitem').filter({ hasText: 'البطاقة.png' }).first()
  const shown = row.locator('img')
  await expect(shown).toBeVisible()
  await expect
    .poll(() => shown.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expect(row.getByRole('button', { name: say(words.view), exact: true })).toHaveCount(0)
})
