// Every page of every app works when its address carries parameters of strangers, as links in mails and social networks do.

import { addressOf, appPages } from './app-paths.ts'
import { alive, expect, test, type Who } from './journey.ts'
import { readAgain } from './read-again.ts'

const people: Record<string, Who> = {
  '': 'citizen',
  '/employee': 'admin',
  '/employee/for': 'supervisor',
  '/agent': 'agent',
}

for (const [base, who] of Object.entries(people))
  test(`a page of ${base || '/'} ignores parameters that are not its own`, async ({ windowOf, language }) => {
    test.slow()
    const page = await windowOf(who)
    const refused: string[] = []
    page.on('response', answer => {
      if (answer.status() === 400) refused.push(`${page.url()}: ${answer.url()}`)
    })
    const pages = appPages.filter(each => each.base === base)
    expect(pages.length).toBeGreaterThan(0)
    for (const each of pages) {
      await page.goto(`${addressOf(each)}?utm_source=x&fbclid=IwAR0&lang=${language}`)
      await alive(page)
      await readAgain(page)
    }
    expect(refused.join('\n')).toBe('')
  })
