// Papers on a phone: the camera first, choosing a file after it. Where a mouse points, a file alone.

import type { Page } from '@playwright/test'
import { answerLoad, answerProperty, answerYou, formPath, goOn, stepTitle } from './electricity.ts'
import { expect, open, type Say, test } from './journey.ts'
import { field } from './library.ts'

test.use({ who: 'citizen', alone: 'FIRST_CONNECTION' })

/** A picture as a camera gives it: the smallest PNG there is. */
const picture = {
  name: 'image.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const toPapers = async (page: Page, say: Say): Promise<void> => {
  await open(page, formPath)
  for (const answer of [answerYou, answerProperty, answerLoad]) {
    await answer(page, say)
    await goOn(page, say)
  }
  await stepTitle(page, say({ ar: 'المستندات', en: 'Papers' }))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('each paper is photographed or chosen, the camera first', { tag: ['@core', '@both'] }, async ({
    page,
    say,
  }) => {
    await toPapers(page, say)
    const paper = field(page, 'identityPaper')
    const [camera, files] = await paper.locator('input[type=file]').all()
    if (!camera || !files) throw new Error('The paper is asked for in one way alone')
    await expect(camera).toHaveAttribute('capture', 'environment')
    await expect(camera).toHaveAttribute('accept', 'image/jpeg,image/png')
    await expect(camera).toHaveAccessibleName(
      say({
        ar: 'التقط صورة (صورة بطاقة الرقم القومي)',
        en: 'Take a picture (Copy of the national ID card)',
      }),
    )
    await expect(files).not.toHaveAttribute('capture')
    await expect(files).toHaveAttribute('accept', /\.pdf/)
    await camera.setInputFiles(picture)
    await expect(paper.getByRole('listitem').getByText(say({ ar: 'رُفع', en: 'Uploaded' }))).toBeVisible()
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390)
  })
})

test('where a mouse points there is no camera', async ({ page, say }) => {
  await toPapers(page, say)
  await expect(field(page, 'permitPaper').locator('input[type=file]')).toHaveCount(1)
  await expect(page.locator('input[capture]')).toHaveCount(0)
})
