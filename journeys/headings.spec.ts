// Every page has one main heading at every moment: while it loads, when it is not there, when it may not be seen, and
// on the way from one page to the next. Answers come late, so that each state in between is drawn. Below it no level is
// left out.

import type { Page } from '@playwright/test'
import { act, file } from './arrange.ts'
import { alive, expect, open, test, type Who } from './journey.ts'
import { questionService } from './library.ts'

declare global {
  interface Window {
    wrongHeadings: string[]
  }
}

/** Notes every change of the page after which it shows no main heading, or several. */
const watchHeadings = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const answerOf = globalThis.fetch
    globalThis.fetch = async (...call) => {
      const answer = await answerOf(...call)
      await frame()
      await frame()
      return answer
    }
    window.wrongHeadings = []
    new MutationObserver(() => {
      // What the server drew is still being read.
      if (document.readyState === 'loading') return
      const main = document.querySelector('main')
      // What cannot be reached yet is read to nobody.
      const shown = [...document.querySelectorAll('h1')].filter(
        heading => heading.checkVisibility({ visibilityProperty: true }) && !heading.closest('[inert]'),
      )
      if (!main || shown.length === 1) return
      const headings = shown.map(({ textContent }) => textContent).join(' | ')
      window.wrongHeadings.push(
        `${location.pathname}: ${shown.length} (${headings}) ${main.innerText.slice(0, 60)}`,
      )
    }).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden', 'style', 'class'],
    })
  })

/** Headings of the page that stand more than one level below the one before. */
const skipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
      .filter(heading => heading.checkVisibility({ visibilityProperty: true }))
      .flatMap((heading, index, all) => {
        const levelOf = (element: Element | undefined) => Number(element?.tagName.slice(1) ?? 0)
        const isSkip = levelOf(heading) > levelOf(all[index - 1]) + 1
        return isSkip ? [`${location.pathname}: ${heading.tagName} ${heading.textContent}`] : []
      }),
  )

const expectOneHeading = async (page: Page): Promise<void> => {
  await alive(page)
  expect(await page.evaluate(() => window.wrongHeadings)).toEqual([])
  expect(await skipped(page), 'no level is left out').toEqual([])
}

const form = `services/${questionService}`
const ofPerson = [
  'inbox',
  form,
  `${form}/add`,
  `${form}/add?step=9`,
  `${form}/later`,
  `${form}/entries/FIRS-9`,
]
const profile = ['details', 'contact', 'security', 'devices', 'acting', 'no-such'].map(
  name => `profile/${name}`,
)
const desk = [
  'inbox',
  'inboxById',
  'usersManagment',
  'usersManagment/add',
  'usersManagment/import',
  'reports',
]
const office = [
  'holidays',
  'closures',
  'audit',
  'managingtweetsandvideos',
  'managingtweetsandvideos/staff',
  'managingtweetsandvideos/none',
  'usersManagment/none',
  'maintenance',
]
const entrance = ['login', 'signup', 'mobileNumber-validate', 'email-verify', 'invitation', 'inbox']
const way = [
  'services',
  'services/NONE',
  'track',
  'forget-password/name',
  'forget-password/code',
  'no-such-page',
]

type Round = { who: Who | undefined; base: string; paths: string[] }
const rounds: Round[] = [
  { who: undefined, base: '/', paths: ['', ...entrance, ...way] },
  { who: 'citizen', base: '/', paths: ['', ...ofPerson, ...profile] },
  { who: 'admin', base: '/employee/', paths: ['', ...desk, ...office, ...profile, `${form}/entries/FIRS-9`] },
  { who: 'officer', base: '/employee/', paths: ['', 'inbox', 'audit', 'usersManagment'] },
  { who: 'admin', base: '/employee/for/', paths: ['', 'sessions', 'submissions', 'inbox'] },
  { who: 'agent', base: '/agent/', paths: ['', 'sessions', 'submissions', 'inbox', ...profile] },
]

for (const { who, base, paths } of rounds)
  test.describe(`${who ?? 'a visitor'} at ${base}`, () => {
    test.use({ who, alone: who === 'citizen' ? questionService : undefined })

    test(`pages have one main heading at every moment: ${who ?? 'a visitor'} at ${base}`, async ({
      page,
    }) => {
      await watchHeadings(page)
      for (const path of paths) {
        await page.goto(`${base}${path}`)
        await expectOneHeading(page)
      }
    })

    test(`so has the way between them: ${who ?? 'a visitor'} at ${base}`, async ({ page }) => {
      await watchHeadings(page)
      // A page that the browser drew: one from the server may still be on its way to being taken over.
      await page.goto(`${base}inbox`)
      await alive(page)
      const navigation = page.getByRole('navigation')
      const links = await navigation.first().getByRole('link').all()
      const addresses = await Promise.all(links.map(link => link.getAttribute('href')))
      expect(addresses).not.toEqual([])
      for (const address of addresses) {
        const link = navigation.locator(`a[href="${address}"]`).first()
        // Forms, and the pages of acting for others, have another navigation than the rest.
        if (!(await link.isVisible())) await open(page, `${base}inbox`)
        await link.click()
        await expectOneHeading(page)
      }
    })
  })

test('the page of a request and the panel beside the list leave out no level, in any part or act', async ({
  windowOf,
  say,
}) => {
  const citizen = await windowOf('citizen')
  await open(citizen, '/')
  const filed = await file(citizen)
  const officer = await windowOf('officer')
  await open(officer, '/employee/')
  await act(officer, 'EMPLOYEE', filed, 'START_REVIEW')
  const page = `/employee/services/FIRST_CONNECTION/entries/${filed.ID}`
  for (const address of [page, `/employee/inbox?number=${filed.ID}&request=${filed.ID}`]) {
    await officer.goto(address)
    const parts = officer.getByRole('tab')
    await expect(parts).toHaveCount(3)
    for (const part of await parts.all()) {
      await part.click()
      expect(await skipped(officer), `${address}, ${await part.textContent()}`).toEqual([])
    }
    const acts = officer.getByRole('group', {
      name: say({ ar: 'إجراءات الطلب', en: 'Actions on the request' }),
    })
    await acts.getByRole('button').first().click()
    await expect(acts).toHaveCount(0)
    expect(await skipped(officer), `${address}, an act`).toEqual([])
  }
})
