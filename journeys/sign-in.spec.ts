// Signing in by password: what a wrong one is told, and what the box of a password allows.

import { expect, open, test } from './journey.ts'
import { newPerson, registered, texts } from './people.ts'

const words = {
  show: { ar: 'إظهار كلمة المرور', en: 'Show password' },
  hide: { ar: 'إخفاء كلمة المرور', en: 'Hide password' },
} as const

test('A1: wrong user and wrong password are answered alike; the name stays, the password is emptied, can be shown and pasted', {
  tag: ['@core', '@both'],
}, async ({ page, say }) => {
  const person = await registered(page.request)
  await open(page, '/login')
  const main = page.getByRole('main')
  const name = main.getByLabel(say(texts.signInName), { exact: true })
  const password = main.locator('#password')
  const send = main.getByRole('button', { name: say(texts.signIn), exact: true })
  const refusalOf = async (username: string): Promise<string> => {
    await name.fill(username)
    await password.fill('Wrong#2026')
    await send.click()
    await expect(password).toHaveValue('')
    const refusal = main.getByRole('alert')
    await expect(refusal).toBeVisible()
    await expect(name).toHaveValue(username)
    await expect(password).toBeFocused()
    return refusal.innerText()
  }
  const known = await refusalOf(person.egyptian)
  // A passport number can be typed on a phone: no keyboard of digits.
  await expect(name).toHaveAttribute('type', 'text')
  expect(known).toContain(say({ ar: 'الرقم أو كلمة المرور', en: 'Number or password' }))
  await open(page, '/login')
  expect(await refusalOf(newPerson().egyptian)).toBe(known)

  // Copied from somewhere, as from a manager of passwords.
  await name.fill(person.password)
  await name.press('ControlOrMeta+a')
  await name.press('ControlOrMeta+x')
  await password.press('ControlOrMeta+v')
  await expect(password).toHaveValue(person.password)
  await expect(password).toHaveAttribute('type', 'password')
  await main.getByRole('button', { name: say(words.show) }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await main.getByRole('button', { name: say(words.hide) }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await name.fill(person.egyptian)
  await send.click()
  await page.waitForURL(url => !url.pathname.includes('login'))
})
