// Draws the README's pictures from a portal of its own: node journeys/pictures.ts. Each screen in both languages.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages } from '@bawaba/language/index.ts'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../testing/browser.ts'
import { act, file, requestPath } from './arrange.ts'
import { formPath } from './electricity.ts'
import { open, people, signInHere } from './journey.ts'
import { startPortal } from './portal.ts'

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url))
mkdirSync(folder, { recursive: true })
const portal = await startPortal()
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})

const newPage = async (language: (typeof languages)[number]): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: portal.address,
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
  })
  await context.addCookies([{ name: 'lang', value: language, url: portal.address }])
  return context.newPage()
}
const take = async (page: Page, name: string) => {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${folder}${name}.png` })
}

try {
  for (const language of languages) {
    const page = await newPage(language)
    await open(page, '/')
    await take(page, `home.${language}`)
    await open(page, people.citizen[language].path)
    await signInHere(page, language, 'citizen')
    await open(page, formPath)
    await page.locator('[name=nationalId]').fill('٢٩١٠٤١٢٠١٠٣٤٥')
    await page.locator('main form button[type=submit]').first().click()
    await take(page, `form.${language}`)

    const staff = await newPage(language)
    await open(staff, people.officer[language].path)
    await signInHere(staff, language, 'officer')
    const filed = []
    for (let count = 0; count < 8; count++) filed.push(await file(page))
    const [first, second] = filed
    if (!first || !second) throw new Error('Nothing was filed')
    await act(staff, 'EMPLOYEE', second, 'START_REVIEW')
    await act(staff, 'EMPLOYEE', first, 'ASK_INFORMATION', {
      informationAsked: 'أرسل صورة أوضح لعقد الملكية',
    })
    await open(page, requestPath(first.ID))
    await take(page, `request.${language}`)
    await open(staff, `/employee/inbox?view=open&request=${second.ID}`)
    await take(staff, `inbox.${language}`)
  }
} finally {
  await browser.close()
  await portal.stop()
}
