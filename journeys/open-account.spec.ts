// An employee opens an account for a person who has none, with the code that reached the person's phone.

import { alive, expect, test } from './journey.ts'
import { look } from './look.ts'

const words = {
  title: { ar: 'فتح حساب لشخص', en: 'Open an account for someone' },
  send: { ar: 'إرسال الرمز', en: 'Send code' },
  code: { ar: 'الرمز', en: 'Code' },
  open: { ar: 'فتح الحساب', en: 'Open account' },
}

test.use({ who: 'officer', contextOptions: { reducedMotion: 'reduce' } })

test('an employee enters the details, the person gives the code, and the account is open', async ({
  page,
  say,
}) => {
  const digits = String(Date.now()).slice(-6)
  const mobile = `01117${digits}`
  await page.goto('/employee/openAccount')
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(words.title))
  await expect(page.locator('[name="email"]'), 'its owner adds the e-mail').toHaveCount(0)
  await look(page, 'main')
  await page.getByRole('radio').first().check()
  const box = (name: string) => page.locator(`[name="${name}"]`)
  await box('nationalId').fill(`291041201${digits.slice(-5)}`)
  await box('firstName').fill(say({ ar: 'هدى', en: 'Hoda' }))
  await box('lastName').fill(say({ ar: 'سالم', en: 'Salem' }))
  await box('mobile').fill(mobile)
  await page.getByRole('button', { name: say(words.send) }).click()
  const code = page.getByRole('textbox', { name: say(words.code), exact: true })
  await expect(code).toBeVisible()
  await look(page, 'main')
  const answer = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(`+2${mobile}`)}`)
  await code.fill((await answer.json())[0].code)
  await page.getByRole('button', { name: say(words.open) }).click()
  await expect(page.getByRole('main')).toContainText(mobile)
  await look(page, 'main')
})
