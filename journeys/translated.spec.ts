// A page that the browser has translated works on: React finds the texts that it changes and takes away.

import { deviceClock } from './device-clock.ts'
import { checkTitle, goOn, sentNumber, stepTitle } from './electricity.ts'
import { expect, open, signInHere, test } from './journey.ts'
import { box } from './library.ts'
import { answerCard, answerReader, cardPath } from './library-answers.ts'
import { type Translation, translate } from './translation.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const translations: readonly Translation[] = ['moved', 'replaced']

for (const kind of translations) {
  test.describe(`texts are ${kind}`, () => {
    test.describe('a signed-in person', () => {
      test.use({ who: 'citizen', alone: 'LIBRARY_CARD' })

      test(`a translated form of two steps is filled in, saved and sent; texts are ${kind}`, {
        tag: ['@core', '@both'],
      }, async ({ page, say }) => {
        const saved = page
          .getByRole('status')
          .filter({ hasText: say({ ar: /حُفظت المسودة/, en: /Draft saved/ }) })
        await deviceClock(page)
        await open(page, cardPath)
        await translate(page, kind)
        await goOn(page, say)
        await expect(page.getByRole('region', { name: /قبل المتابعة|before you continue/ })).toBeFocused()
        await translate(page, kind)
        await answerReader(page, say)
        await page.clock.runFor(3_000)
        await expect(saved).toBeVisible()
        await translate(page, kind)
        const words = await saved.innerText()
        await page.clock.runFor(150_000)
        await expect(saved, 'the time of saving is told anew').not.toHaveText(words)
        await translate(page, kind)
        await box(page, 'fullName').fill(say({ ar: 'ليلى حسن علي', en: 'Layla Hassan Ali' }))
        await page.clock.runFor(3_000)
        await expect(saved).toBeVisible()
        await expect(saved, 'no former text stays beside it').toHaveText(
          say({ ar: /^حُفظت المسودة .{1,20}$/, en: /^Draft saved .{1,20}$/ }),
        )
        await translate(page, kind)
        await goOn(page, say)
        await stepTitle(page, say({ ar: 'البطاقة', en: 'The card' }))
        await translate(page, kind)
        await answerCard(page, say)
        await goOn(page, say)
        await checkTitle(page, say)
        await translate(page, kind)
        await page
          .getByRole('button', { name: say({ ar: 'إرسال الطلب', en: 'Send the request' }), exact: true })
          .click()
        const number = await sentNumber(page, say)
        await translate(page, kind)
        await page.clock.resume()
        await open(page, '/inbox')
        await expect(page.getByRole('main')).toContainText(number)
        await translate(page, kind)
        await expect(page.locator('#root font').first(), 'the page is translated').toBeVisible()
        await expect(page.locator('#root font', { hasText: number }), 'a number is not').toHaveCount(0)
        await page
          .getByRole('button', { name: say({ ar: /^تحديث/, en: /^(Update|Refresh)/ }) })
          .first()
          .click()
        await expect(page.getByRole('main')).toContainText(number)
      })
    })

    test(`a translated sign-in page refuses, and signs in; texts are ${kind}`, {
      tag: ['@core', '@both'],
    }, async ({ page, language, say }) => {
      await open(page, '/login')
      await translate(page, kind)
      const main = page.getByRole('main')
      const send = main.getByRole('button', { name: say({ ar: 'تسجيل الدخول', en: 'Sign in' }), exact: true })
      await send.click()
      await expect(main.getByRole('alert').or(main.getByRole('region')).first()).toBeVisible()
      await translate(page, kind)
      await main.locator('#password').fill('Wrong#2026')
      await main.locator('input').first().fill('01099999999')
      await send.click()
      await expect(main.locator('#password')).toHaveValue('')
      await expect(main.getByRole('alert')).toBeVisible()
      await translate(page, kind)
      await signInHere(page, language, 'citizen')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
}
