// The last look before sending, and what one has afterwards.

import sharp from 'sharp'
import {
  answerAll,
  answerLoad,
  answerPapers,
  answerProperty,
  answerYou,
  checkTitle,
  fileRequest,
  formPath,
  goOn,
  sentNumber,
  stepTitle,
} from './electricity.ts'
import { asRead, expect, open, test } from './journey.ts'

test.use({ who: 'citizen', alone: 'FIRST_CONNECTION' })

test('K1: the check page has the questions that applied, and says which were not answered', {
  tag: '@core',
}, async ({ page, say }) => {
  await open(page, formPath)
  // A question that was answered and then fell away is not shown.
  await page.getByRole('radio', { name: say({ ar: 'وكيل عن المالك', en: 'Agent of the owner' }) }).check()
  await page.getByLabel(say({ ar: 'اسم المالك', en: 'Name of the owner' })).fill('كريم فؤاد السيد')
  await answerAll(page, say)
  const main = page.getByRole('main')
  await expect(main.locator('form').getByRole('heading', { level: 2 })).toHaveText([
    say({ ar: 'بيانات المتقدم', en: 'Your details' }),
    say({ ar: 'العقار', en: 'The property' }),
    say({ ar: 'الاستخدام والحمل', en: 'Use and load' }),
    say({ ar: 'المستندات', en: 'Papers' }),
    say({ ar: 'الشروط', en: 'Terms' }),
  ])
  const owner = main.getByRole('term').filter({ hasText: say({ ar: 'اسم المالك', en: 'Name of the owner' }) })
  await expect(owner).toHaveCount(0)
  await expect(main).not.toContainText('كريم فؤاد السيد')
  const email = main.locator('dl > div').filter({ hasText: say({ ar: 'البريد الإلكتروني', en: 'E-mail' }) })
  await expect(email.getByRole('definition').first()).toHaveText(say({ ar: 'لم تُقدَّم', en: 'Not provided' }))
})

test('the check page shows a small picture of a photo that was uploaded', async ({ page, say }) => {
  await open(page, formPath)
  await answerYou(page, say)
  await goOn(page, say)
  await answerProperty(page, say)
  await goOn(page, say)
  await answerLoad(page, say)
  await goOn(page, say)
  await stepTitle(page, say({ ar: 'المستندات', en: 'Papers' }))
  await answerPapers(page, say)
  const paper = page.locator('[data-field=identityPaper]:visible')
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#aa3322' } })
  await paper
    .locator('input[type=file]')
    .setInputFiles([{ name: 'بطاقة.png', mimeType: 'image/png', buffer: await photo.png().toBuffer() }])
  await expect(paper.getByText(say({ ar: 'رُفع', en: 'Uploaded' }), { exact: true })).toHaveCount(2)
  await goOn(page, say)
  await checkTitle(page, say)
  const row = page.locator('dl > div').filter({ hasText: 'بطاقة.png' })
  const picture = row.locator('img')
  await expect(picture).toHaveCount(1)
  await expect
    .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
})

test('K2: an answer is changed by a link that names it, and one is back at the check', async ({
  page,
  say,
}) => {
  await open(page, formPath)
  await answerAll(page, say)
  await page
    .getByRole('link', { name: say({ ar: 'تغيير الرقم القومي', en: 'Change National ID' }), exact: true })
    .click()
  await expect(page.getByLabel(say({ ar: 'الرقم القومي', en: 'National ID' }))).toBeFocused()
  await goOn(page, say)
  await checkTitle(page, say)
  // A change that brings up new questions asks these first.
  await page.getByRole('link', { name: say({ ar: 'تغيير صفتك', en: 'Change You are' }), exact: true }).click()
  await page.getByRole('radio', { name: say({ ar: 'وكيل عن المالك', en: 'Agent of the owner' }) }).check()
  await goOn(page, say)
  await expect(
    page.getByRole('link', { name: say({ ar: 'أدخل اسم المالك', en: "Enter the owner's name" }) }),
  ).toBeVisible()
  await page.getByLabel(say({ ar: 'اسم المالك', en: 'Name of the owner' })).fill('كريم فؤاد السيد')
  await goOn(page, say)
  await checkTitle(page, say)
  await expect(page.getByRole('definition').filter({ hasText: 'كريم فؤاد السيد' })).toBeVisible()
})

test('K3, F12: the heading says what to do and the button what it does; every step can be finished later', async ({
  page,
  say,
}) => {
  const primary = page.getByRole('main').locator('button[type=submit]')
  const later = page.getByRole('button', {
    name: say({ ar: 'حفظ وإكمال لاحقًا', en: 'Save and finish later' }),
  })
  await open(page, formPath)
  const steps = [
    [say({ ar: 'بيانات المتقدم', en: 'Your details' }), answerYou],
    [say({ ar: 'العقار', en: 'The property' }), answerProperty],
    [say({ ar: 'الاستخدام والحمل', en: 'Use and load' }), answerLoad],
    [say({ ar: 'المستندات', en: 'Papers' }), answerPapers],
  ] as const
  for (const [heading, answer] of steps) {
    await stepTitle(page, heading)
    await expect(later, `F12: ${heading} can be finished later`).toBeVisible()
    await expect(primary, `K3: the button of ${heading}`).toHaveText(say({ ar: 'متابعة', en: 'Continue' }))
    await answer(page, say)
    await goOn(page, say)
  }
  await checkTitle(page, say)
  await expect(primary, 'K3: one button, named for its act').toHaveText([
    say({ ar: 'إرسال الطلب', en: 'Send the request' }),
  ])
  await expect(later, 'F12: the check can be finished later').toBeVisible()
  await later.click()
  await stepTitle(page, say({ ar: 'حُفظت المسودة', en: 'Your draft is saved' }))
  await open(page, '/services/FIRST_CONNECTION')
  await page.getByRole('link', { name: say({ ar: /أكمل المسودة/, en: /Continue the draft/ }) }).click()
  await expect(page.getByRole('main'), 'F12: every answer is there').toContainText('29104120103458')
})

test('K5: the confirmation opens again, and Back does not send again', async ({ page, say }) => {
  const number = await fileRequest(page, say)
  const address = page.url()
  await page.reload()
  expect(await sentNumber(page, say)).toBe(number)
  let sent = 0
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/FIRST_CONNECTION')) sent += 1
  })
  await page.goBack()
  await stepTitle(page, say({ ar: 'أُرسل هذا الطلب من قبل', en: 'This request has been sent already' }))
  await expect(page.getByText(number)).toBeVisible()
  await page.getByRole('link', { name: say({ ar: 'عرض الطلب', en: 'Show the request' }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    asRead(say({ ar: `الطلب ${number}`, en: `Request ${number}` })),
  )
  expect(sent).toBe(0)
  const bookmark = await page.context().newPage()
  await open(bookmark, address)
  await expect(bookmark.getByText(number)).toBeVisible()
})
