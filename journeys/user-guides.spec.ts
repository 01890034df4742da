// Staff add a guide with a file to the library, and a citizen finds it, opens it, and no longer does once the file is taken
// out. In a portal of its own, where the library holds what a demo begins with.

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { test } from './closed-portal.ts'
import { alive, asRead, expect, type Say } from './journey.ts'
import { look } from './look.ts'
import { pdf } from './paper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const title = { ar: 'دليل قراءة العداد', en: 'How to read your meter' }
const sample = { ar: 'دليل المواطن للطباعة', en: 'The citizen guide, to print' }
const fileName = 'meter-guide.pdf'
const words = {
  add: { ar: 'إضافة', en: 'Add' },
  slug: { ar: 'الاسم في العنوان', en: 'Name in the address' },
  arabic: { ar: 'العنوان بالعربية', en: 'Title in Arabic' },
  english: { ar: 'العنوان بالإنجليزية', en: 'Title in English' },
  addFile: { ar: 'إضافة ملف', en: 'Add a file' },
  save: { ar: 'حفظ', en: 'Save' },
  added: { ar: 'أُضيف المحتوى.', en: 'The content is added.' },
  changed: { ar: 'حُفظ التغيير.', en: 'The change is saved.' },
  remove: { ar: 'حذف', en: 'Remove' },
} as const

const save = async (page: Page, say: Say, said: { ar: string; en: string }): Promise<void> => {
  await page
    .locator('main')
    .getByRole('button', { name: say(words.save), exact: true })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(words.save), exact: true })
    .click()
  await expect(page.getByText(say(said))).toBeVisible()
}

test('a guide that staff upload stands in the library and is opened by a citizen', async ({
  windowOf,
  say,
}) => {
  const admin = await windowOf('admin')
  await admin.goto('/employee/content/guide')
  await admin.getByRole('link', { name: say(words.add), exact: true }).click()
  await admin.getByLabel(say(words.slug)).fill('read-your-meter')
  await admin.getByLabel(say(words.arabic)).fill(title.ar)
  await admin.getByLabel(say(words.english)).fill(title.en)
  const [chooser] = await Promise.all([
    admin.waitForEvent('filechooser'),
    admin.getByText(say(words.addFile)).click(),
  ])
  await chooser.setFiles(pdf(fileName))
  await expect(admin.getByRole('listitem').filter({ hasText: fileName })).toBeVisible()
  await look(admin)
  await save(admin, say, words.added)

  const citizen = await windowOf('citizen')
  await citizen.goto('/user-guides')
  await alive(citizen)
  const guide = citizen
    .locator('main')
    .getByRole('listitem')
    .filter({ has: citizen.getByRole('heading', { name: say(title) }) })
  await expect(guide).toBeVisible()
  await expect(citizen.getByRole('heading', { name: say(sample) })).toBeVisible()
  await look(citizen)
  const download = citizen.waitForEvent('download')
  await guide.getByRole('link', { name: asRead(fileName) }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(fileName)
  expect((await readFile(await file.path())).equals(pdf(fileName).buffer), 'the file that was sent').toBe(
    true,
  )

  await admin.goto('/employee/content/guide/read-your-meter')
  await admin.getByRole('button', { name: asRead(`${say(words.remove)} ${fileName}`) }).click()
  await save(admin, say, words.changed)
  expect((await citizen.request.get(file.url())).status(), 'it is gone from its address too').toBe(404)
})
