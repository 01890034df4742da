// Papers, and uploading them.

import { expect, type Page } from '@playwright/test'
import type { Say } from './journey.ts'

/** A small honest PDF, or one made large by a comment. */
export const pdf = (name: string, padding = 0) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj
%${'x'.repeat(padding)}
trailer <</Root 1 0 R>>
%%EOF
`),
})

/** Chooses files and waits until they are there. */
export const upload = async (page: Page, say: Say, name: string, files: string[]): Promise<void> => {
  const field = page.locator(`[data-field="${name}"]:visible`)
  await field.locator('input[type=file]').setInputFiles(files.map(file => pdf(file)))
  const rows = field.getByRole('listitem')
  await expect(rows).toHaveCount(files.length)
  // Wholly: on the way there a row says how much of it is.
  for (const row of await rows.all())
    await expect(row.getByText(say({ ar: 'رُفع', en: 'Uploaded' }), { exact: true })).toBeVisible()
}
