// Prints the guides that a demo begins with from the portal's own pages: node run.mjs journeys/sample-guides.ts

import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../testing/browser.ts'
import { alive } from './journey.ts'
import { startPortal } from './portal.ts'

const folder = join(import.meta.dirname, '../server/capabilities/demo/guides')
const portal = await startPortal()
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu'] })
try {
  for (const language of ['ar', 'en'] as const) {
    const context = await browser.newContext({ baseURL: portal.address, colorScheme: 'light' })
    await context.addCookies([{ name: 'lang', value: language, url: portal.address }])
    const page = await context.newPage()
    for (const name of ['citizen-guide', 'clients-charter']) {
      await page.goto(`/${name}`)
      await alive(page)
      await page.evaluate(() => document.fonts.ready)
      await page.pdf({
        path: join(folder, `${name}.${language}.pdf`),
        format: 'A4',
        margin: { top: '18mm', bottom: '18mm', left: '16mm', right: '16mm' },
        printBackground: true,
        tagged: true,
      })
    }
  }
} finally {
  await browser.close()
  await portal.stop()
}
