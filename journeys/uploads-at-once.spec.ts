// More files on the way than the server lets one person have at once: the uploader comes again by itself. In a portal of its
// own that takes one at a time.

import { testIn } from './closed-portal.ts'
import { openGallery } from './gallery.ts'
import { expect } from './journey.ts'
import { pdf } from './paper.ts'

const test = testIn({ UPLOADS_AT_ONCE: '1' })
test.use({ who: 'citizen' })

test('files that are told to come again are uploaded in the end, without a word to the person', async ({
  page,
  say,
}) => {
  let refused = 0
  page.on('response', response => {
    if (response.url().includes('/api/files/resumable') && response.status() === 429) refused += 1
  })
  await openGallery(page, 'fileUpload')
  const field = page.locator('[data-kind=fileUpload] [data-case=empty]').first()
  const input = field.locator('input[type=file]')
  await expect(input).toBeEnabled()
  const names = ['one.pdf', 'two.pdf', 'three.pdf', 'four.pdf', 'five.pdf', 'six.pdf']
  await input.setInputFiles(names.map(name => pdf(name)))
  const rows = field.getByRole('listitem')
  await expect(rows).toHaveCount(names.length)
  const uploaded = say({ ar: 'رُفع', en: 'Uploaded' })
  for (const row of await rows.all())
    await expect(row.getByText(uploaded, { exact: true })).toBeVisible({ timeout: 30_000 })
  expect(refused).toBeGreaterThan(0)
})
