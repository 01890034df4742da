// A certificate from its request to whoever checks it: issued with the decision, opened by its owner, valid; revoked by a
// supervisor, and then whoever checks it is told so. Without the network its signature is still checked.

import { readFile } from 'node:fs/promises'
import { act, askForCard } from './arrange.ts'
import { expect, open, test } from './journey.ts'
import { look } from './look.ts'

test.use({ who: 'citizen', contextOptions: { reducedMotion: 'reduce' } })

const words = {
  title: { ar: 'شهادة عضوية في المكتبة', en: 'Certificate of library membership' },
  issued: { ar: 'الوثائق الصادرة', en: 'Documents issued' },
  pdf: { ar: /PDF بالعربية/, en: /PDF in English/ },
  checking: { ar: /صفحة التحقق/, en: /Verification page/ },
  good: { ar: 'الوثيقة صحيحة وسارية', en: 'This document is genuine and valid' },
  unasked: {
    ar: 'التوقيع صحيح، ولم نعرف هل أُلغيت الوثيقة',
    en: 'The signature is genuine; whether it was revoked is not known',
  },
  revoked: { ar: 'الوثيقة ملغاة', en: 'This document has been revoked' },
  bad: { ar: 'غير صحيح', en: 'Not genuine' },
  field: { ar: 'رقم الوثيقة أو نص الرمز', en: 'Document number or text of the code' },
  check: { ar: 'تحقق', en: 'Check' },
  revoke: { ar: /إلغاء الوثيقة/, en: /Revoke document/ },
  reason: { ar: 'سبب الإلغاء', en: 'Why is it revoked?' },
  documents: { ar: 'وثائقي', en: 'My documents' },
} as const

test('a certificate is issued, checked by anybody, revoked, and checked again', {
  tag: '@core',
}, async ({ page, windowOf, browser, say }) => {
  await open(page, '/')
  const filed = await askForCard(page)
  const supervisor = await windowOf('supervisor')
  await open(supervisor, '/employee/inbox')
  await act(supervisor, 'EMPLOYEE', filed, 'APPROVE', {}, 'LIBRARY_CARD')
  const entry = `/services/LIBRARY_CARD/entries/${filed.ID}`

  const address = await test.step('it stands on the request, and is opened as a PDF', async () => {
    await open(page, entry)
    const section = page.locator('section').filter({ hasText: say(words.issued) })
    await expect(section.getByRole('heading', { name: say(words.title) })).toBeVisible()
    await look(page)
    const download = page.waitForEvent('download')
    await section.getByRole('button', { name: say(words.pdf) }).click()
    const file = await (await download).path()
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-')
    return (await section.getByRole('link', { name: say(words.checking) }).getAttribute('href')) ?? ''
  })
  const { pathname, hash } = new URL(address)

  await test.step('it is in the list of one’s own documents', async () => {
    await open(page, '/inbox')
    await page.getByRole('link', { name: say(words.documents), exact: true }).click()
    await expect(page).toHaveURL(/\/profile\/documents$/)
    await expect(page.getByRole('heading', { name: say(words.title) }).first()).toBeVisible()
    await look(page)
  })

  const anybody = await browser.newContext({ locale: say({ ar: 'ar-EG', en: 'en-GB' }) })
  const checker = await anybody.newPage()
  const at = (path: string) => new URL(path, page.url()).href
  await test.step('whoever scans the code reads that it is valid, and what it says', async () => {
    await open(checker, at(`${pathname}${hash}`))
    await expect(checker.getByText(say(words.good), { exact: true })).toBeVisible()
    await expect(checker.locator('dd').getByText('نهى محمود عبد الرحمن').first()).toBeVisible()
    await look(checker)
  })

  await test.step('without the network the signature counts, and it says what is not known', async () => {
    await anybody.setOffline(true)
    await checker.getByLabel(say(words.field)).fill(hash.slice(1))
    await checker.getByRole('button', { name: say(words.check), exact: true }).click()
    await expect(checker.getByText(say(words.unasked), { exact: true })).toBeVisible()
    await anybody.setOffline(false)
  })

  await test.step('a code that was altered is not genuine', async () => {
    const [body = '', ...rest] = hash.slice(1).split('.')
    const forged = Buffer.from(Buffer.from(body, 'base64url').toString().replace('نهى', 'سلمى')).toString(
      'base64url',
    )
    await checker.getByLabel(say(words.field)).fill([forged, ...rest].join('.'))
    await checker.getByRole('button', { name: say(words.check), exact: true }).click()
    await expect(checker.getByText(say(words.bad), { exact: true })).toBeVisible()
  })

  await test.step('a supervisor revokes it with a reason', async () => {
    await open(supervisor, `/employee${entry}`)
    const section = supervisor.locator('section').filter({ hasText: say(words.issued) })
    await section.getByRole('button', { name: say(words.revoke) }).click()
    const dialog = supervisor.getByRole('dialog')
    await dialog.getByLabel(say(words.reason)).fill(say({ ar: 'صدرت خطأ', en: 'Issued by mistake' }))
    await look(supervisor)
    await dialog.getByRole('button', { name: say(words.revoke) }).click()
    await expect(section.getByText(say({ ar: 'ملغاة', en: 'Revoked' }), { exact: true })).toBeVisible()
  })

  await test.step('whoever checks it now is told; its owner reads why', async () => {
    await open(checker, at(`${pathname}${hash}`))
    await checker.reload()
    await expect(checker.getByText(say(words.revoked), { exact: true })).toBeVisible()
    await look(checker)
    await open(page, entry)
    await expect(page.getByText(say({ ar: 'صدرت خطأ', en: 'Issued by mistake' })).first()).toBeVisible()
  })
  await anybody.close()
})
