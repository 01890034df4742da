// Questions that open under others, rows that are added, the sentences of errors, and what one has after sending.

import { file } from './arrange.ts'
import { checkTitle, goOn, sentNumber, stepTitle } from './electricity.ts'
import { asRead, expect, open, test } from './journey.ts'
import { box, digits, field, fillDate, member } from './library.ts'

test.use({ who: 'citizen', contextOptions: { reducedMotion: 'reduce' } })

const send = { ar: 'إرسال الطلب', en: 'Send the request' }

test.describe('the library card', () => {
  test.use({ alone: 'LIBRARY_CARD' })

  test('F15: a question opens under its answer, keeps what was typed, and is not sent while it is closed', async ({
    page,
    say,
  }) => {
    await open(page, '/services/LIBRARY_CARD/add')
    await box(page, 'fullName').fill(say({ ar: 'ليلى حسن', en: 'Layla Hassan' }))
    await fillDate(field(page, 'birthDate'), say, [27, { ar: 'مارس', en: 'March' }, 2015])
    const identity = field(page, 'identity').getByRole('radio')
    const [id, guardian] = [box(page, 'nationalId'), box(page, 'guardian')]
    await expect(id).toHaveCount(0)
    await identity.first().check()
    await id.fill(digits(say, '29104120103458'))
    await identity.last().check()
    await expect(id).toHaveCount(0)
    await guardian.fill(say({ ar: 'حسن علي', en: 'Hassan Ali' }))
    await identity.first().check()
    await expect(id).toHaveValue(digits(say, '29104120103458'))
    await identity.last().check()
    await expect(guardian).toHaveValue(say({ ar: 'حسن علي', en: 'Hassan Ali' }))
    await box(page, 'mobile').fill('01012345678')
    await goOn(page, say)
    await field(page, 'branch').getByRole('combobox').selectOption('RIVER')
    await box(page, 'booksAtOnce').fill(digits(say, 2))
    await field(page, 'subjects').getByRole('checkbox').first().check()
    await field(page, 'rules').getByRole('checkbox').check()
    await goOn(page, say)
    await checkTitle(page, say)
    const sending = page.waitForRequest(
      request => request.method() === 'POST' && request.url().endsWith('/api/LIBRARY_CARD'),
    )
    await page.getByRole('button', { name: say(send), exact: true }).click()
    const { data } = (await sending).postDataJSON()
    expect(data).toMatchObject({ guardian: say({ ar: 'حسن علي', en: 'Hassan Ali' }) })
    expect(data).not.toHaveProperty('nationalId')
    await sentNumber(page, say)
  })
})

test.describe('the family card', () => {
  test.use({ alone: 'FAMILY_CARD' })

  test('F17: a row is added with the focus in its first question, titled, and taken away by its name', async ({
    page,
    say,
  }) => {
    await open(page, '/services/FAMILY_CARD/add')
    await box(page, 'nationalId').fill('29104120103458')
    await open(page, '/services/FAMILY_CARD/add?step=2')
    await stepTitle(page, say({ ar: 'أفراد الأسرة', en: 'Your family' }))
    await expect(member(page, 0)).toHaveAccessibleName(asRead(say({ ar: 'فرد ١', en: 'Person 1' })))
    const add = page.getByRole('button', {
      name: asRead(say({ ar: 'أضف آخر: فرد', en: 'Add another: Person' })),
    })
    for (const number of [2, 3]) {
      await add.click()
      await expect(box(member(page, number - 1), 'name')).toBeFocused()
      await page.keyboard.insertText(`${number}`)
    }
    await page
      .getByRole('button', { name: asRead(say({ ar: 'إزالة فرد ٢', en: 'Remove Person 2' })) })
      .click()
    // The third is the second now, and has the focus.
    await expect(member(page, 2)).toHaveCount(0)
    await expect(box(member(page, 1), 'name')).toHaveValue('3')
    await expect(box(member(page, 1), 'name')).toBeFocused()
    for (let rows = 2; rows < 5; rows++) await add.click()
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await add.click({ force: true })
    await expect(member(page, 5)).toHaveCount(0)
  })

  test('F8: the sentences of errors name their question and what to do, and blame nobody', async ({
    page,
    say,
  }) => {
    await open(page, '/services/FAMILY_CARD/add')
    await box(page, 'fullName').fill('ن')
    await box(page, 'nationalId').fill('29913320103458')
    await box(page, 'mobile').fill('12')
    await field(page, 'letters').getByRole('checkbox').check()
    await box(page, 'email').fill('reader@')
    await goOn(page, say)
    const links = page.getByRole('region', { name: /قبل المتابعة|before you continue/ }).getByRole('link')
    await expect(links).toHaveCount(4)
    const named = [
      say({ ar: 'اسمك الكامل', en: 'full name' }),
      say({ ar: 'الرقم القومي', en: 'National ID' }),
      say({ ar: 'رقم الهاتف المحمول', en: 'Mobile number' }),
      say({ ar: 'البريد الإلكتروني', en: 'E-mail' }),
    ]
    for (const [index, sentence] of (await links.allInnerTexts()).entries()) {
      expect(sentence.toLowerCase()).toContain(named[index]?.toLowerCase() ?? '')
      expect(sentence).not.toMatch(/\b(in)?valid\b|please|sorry|!|غير صالح|غير صحيح|من فضلك|عفو/i)
    }
  })
})

test('K4: after sending: number to copy, what happens next and when, whom to ask, what to do now, a record', {
  tag: '@core',
}, async ({ page, context, say }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/inbox')
  const { ID } = await file(page)
  await open(page, `/services/FIRST_CONNECTION/entries/${ID}?sent=true`)
  await stepTitle(page, say({ ar: 'أُرسل طلبك', en: 'Your request has been sent' }))
  const main = page.getByRole('main')
  await expect(main.getByText(ID, { exact: true })).toBeVisible()
  await main.getByRole('button', { name: say({ ar: /^نسخ/, en: /^Copy/ }) }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ID)
  await expect(main).toContainText(
    say({ ar: 'يبدأ موظف الطلبات النظر في طلبك.', en: 'A case officer starts looking at your request.' }),
  )
  await expect(main).toContainText(
    say({
      ar: /حتى .?نهاية يوم .?[٠-٩]{1,2} [ء-ي]+ [٠-٩]{4}/,
      en: /by .?the end of .?\d{1,2} [A-Z][a-z]+ \d{4}/,
    }),
  )
  await expect(main.locator('a[href="tel:19010"]')).toBeVisible()
  for (const name of [
    say({ ar: 'عرض الطلب', en: 'Show the request' }),
    say({ ar: 'طلباتي', en: 'My requests' }),
  ])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  let printed = 0
  await page.exposeFunction('print', () => {
    printed += 1
  })
  await main.getByRole('button', { name: say({ ar: /طباعة/, en: /Print/ }) }).click()
  await expect.poll(() => printed).toBe(1)
})
