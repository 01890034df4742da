// What an applicant does around a request: rates sending it, writes to those who work on it, keeps services at hand,
// reads a service by its tabs, and follows a request by a code sent to the mobile.

import { file, requestPath } from './arrange.ts'
import { alive, asRead, expect, open, people, test } from './journey.ts'
import { codeTo, sentTo } from './people.ts'

test.describe('signed in', () => {
  test.use({ who: 'citizen', alone: 'FIRST_CONNECTION' })

  test('K4: sending is rated by a face, with the keyboard, once; thanks follow', async ({ page, say }) => {
    await open(page, '/')
    const { ID } = await file(page)
    await open(page, `${requestPath(ID)}?sent=true`)
    const faces = page.getByRole('radiogroup', {
      name: say({ ar: 'كيف كانت تجربة إرسال الطلب؟', en: 'How was sending the request?' }),
    })
    await expect(faces.getByRole('radio')).toHaveCount(3)
    const send = page.getByRole('button', { name: say({ ar: 'إرسال التقييم', en: 'Send the rating' }) })
    await send.click()
    await expect(faces.getByText(say({ ar: 'اختر تقييمًا', en: 'Choose a rating' }))).toBeVisible()
    await faces.getByRole('radio', { name: say({ ar: 'سيئة', en: 'Poor' }) }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(faces.getByRole('radio', { name: say({ ar: 'جيدة', en: 'Good' }) })).toBeChecked()
    await page.keyboard.press('Enter')
    const thanks = page.getByText(
      asRead(say({ ar: 'شكرًا لك، وصلنا تقييمك: جيدة.', en: 'Thank you. We have your rating: Good.' })),
    )
    await expect(thanks).toBeVisible()
    await expect(thanks).toBeFocused()
    await page.reload()
    await expect(thanks).toBeVisible()
  })

  test('the applicant writes about the request, and it stands in the thread', async ({
    page,
    language,
    say,
  }) => {
    await open(page, '/')
    const { ID } = await file(page)
    await open(page, requestPath(ID))
    const messages = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({
        has: page.getByRole('heading', { name: say({ ar: 'الرسائل', en: 'Messages' }) }),
      })
    const box = messages.getByLabel(say({ ar: 'رسالتك', en: 'Your message' }))
    await messages.getByRole('button', { name: say({ ar: 'إرسال', en: 'Send' }), exact: true }).click()
    await expect(
      messages.getByText(say({ ar: 'اكتب رسالتك أولًا', en: 'Write your message first' })),
    ).toBeVisible()
    await box.fill('هل ينقص الطلب شيء؟')
    // Another language and back: what was typed a moment ago is still there.
    for (const other of [language === 'ar' ? 'en' : 'ar', language]) {
      await page.locator('[data-language-switch]').first().click()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await alive(page)
      await expect(page.locator('textarea[name="text"]')).toHaveValue('هل ينقص الطلب شيء؟')
    }
    await messages.getByRole('button', { name: say({ ar: 'إرسال', en: 'Send' }), exact: true }).click()
    await expect(messages.getByRole('listitem')).toContainText([/هل ينقص الطلب شيء؟/])
    await expect(box).toHaveValue('')
    await page.reload()
    await expect(box).toHaveValue('')
  })

  test('a service is kept at hand and found among the favourites', async ({ page, say }) => {
    const name = say({ ar: 'توصيل الكهرباء لأول مرة', en: 'First electricity connection' })
    const star = page.getByRole('button', { name: say({ ar: /^مفضلة:/, en: /^Favourite:/ }) })
    await open(page, '/services/FIRST_CONNECTION')
    if ((await star.getAttribute('aria-pressed')) === 'true') await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await open(page, '/services')
    await page.getByRole('link', { name: say({ ar: 'المفضلة', en: 'Favourites' }), exact: true }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([name])
    await star.click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name })).toHaveCount(0)
  })

  test('the parts of a service have addresses', async ({ page, say }) => {
    await open(page, '/services/FIRST_CONNECTION?tab=terms')
    const terms = page.getByRole('link', { name: say({ ar: 'الشروط', en: 'Terms' }), exact: true })
    await expect(terms).toHaveAttribute('aria-current', 'page')
    await page.getByRole('link', { name: say({ ar: 'أسئلة شائعة', en: 'Questions people ask' }) }).click()
    await expect(page).toHaveURL(/tab=questions/)
    await page.goBack()
    await expect(terms).toHaveAttribute('aria-current', 'page')
  })

  test('the status is shown by a code sent to the mobile, without signing in', async ({
    page,
    windowOf,
    language,
    request,
    say,
  }) => {
    await open(page, '/')
    const { ID } = await file(page)
    const mobile = `+2${people.citizen[language].username}`
    const last = (await sentTo(request, mobile)).find(({ code }) => code)?.code
    const there = await windowOf()
    await open(there, '/track')
    await there.getByLabel(say({ ar: 'رقم طلبك', en: 'Number of your request' })).fill(ID.toLowerCase())
    await there.getByRole('button', { name: say({ ar: 'إرسال الرمز', en: 'Send the code' }) }).click()
    const code = there.getByLabel(say({ ar: 'الرمز المرسل إلى الهاتف', en: 'The code sent to the mobile' }))
    await expect(code).toBeFocused()
    await code.fill(await codeTo(request, mobile, last))
    await code.press('Enter')
    await expect(there.getByText(say({ ar: 'جديد', en: 'Received' }))).toBeVisible()
  })
})

test('C4: a visitor reads the details of a service and no tabs, without scripts too', async ({
  windowOf,
  say,
}) => {
  const page = await windowOf(undefined, { javaScriptEnabled: false })
  await page.goto('/services/FIRST_CONNECTION?tab=terms')
  await expect(
    page.getByRole('heading', { name: say({ ar: 'ما تحتاج إليه', en: 'What you need' }) }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: say({ ar: 'الشروط', en: 'Terms' }), exact: true })).toHaveCount(
    0,
  )
})
