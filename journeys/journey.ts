// What every journey starts from: a page in the language of its project, people who are signed in, and a watch
// over the browser's console. Texts stand in the journeys as people read them, in both languages.

import type { Language } from '@bawaba/language/index.ts'
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { enter, withoutDrafts } from './alone.ts'
import { giveCode } from './second-step.ts'

export { expect } from '@playwright/test'

export type Options = { language: Language }
/** The words of the journey's language; of a pattern or a list alike. */
export type Say = <T>(text: Record<Language, T>) => T

/** Staff read the portal in either language; the second step goes to their mobile. */
const alike = (path: string, username: string, password: string, number: number) => {
  const person = { path, username, password, mobile: `+20120000000${number}` }
  return { ar: person, en: person }
}
const staff = (username: string, number: number) => alike('/employee/login', username, 'Staff#2026', number)

/** The people of demo mode that journeys are made as; each language has a citizen of its own. */
export const people = {
  citizen: {
    ar: { path: '/login', username: '01012345678', password: 'Citizen#2026' },
    en: { path: '/login', username: '01112345678', password: 'Citizen#2026' },
  },
  admin: staff('admin', 1),
  admin2: staff('admin2', 9),
  officer: staff('officer', 2),
  supervisor: staff('supervisor', 3),
  reports: staff('reports', 4),
  finance: staff('finance', 5),
  designer: staff('designer', 6),
  auditor: staff('auditor', 7),
  agent: alike('/agent/agent-login', 'agent1', 'Agent#2026', 8),
}
export type Who = keyof typeof people
type SignedInState = Awaited<ReturnType<BrowserContext['storageState']>>

const signInTexts = {
  ar: {
    mobile: 'رقم الهاتف المحمول',
    username: 'اسم المستخدم',
    password: 'كلمة المرور',
    submit: 'تسجيل الدخول',
  },
  en: { mobile: 'Mobile number', username: 'User name', password: 'Password', submit: 'Sign in' },
} as const

/** Fills in the sign-in page that is open and waits until it has led on. */
export const signInHere = async (page: Page, language: Language, who: Who): Promise<void> => {
  const person = people[who][language]
  const { username, password } = person
  const mobile = 'mobile' in person ? person.mobile : undefined
  await signInAs(page, language, username, password, {
    by: who === 'citizen' ? 'mobile' : 'username',
    mobile,
  })
}

/** The same for a person whom the journey itself has made. */
export const signInAs = async (
  page: Page,
  language: Language,
  username: string,
  password: string,
  {
    by = 'username',
    mobile,
    second,
  }: {
    by?: 'mobile' | 'username'
    /** Where the code of the second step goes. */
    mobile?: string | undefined
    /** Another second step than that. */
    second?: (page: Page) => Promise<unknown>
  } = {},
): Promise<void> => {
  const texts = signInTexts[language]
  // A person has one code at a time: whoever signs in as them does so alone.
  const leave = mobile === undefined ? undefined : await enter(`sign-in-${username}`)
  try {
    await page.getByLabel(texts[by]).fill(username)
    await page.getByLabel(texts.password, { exact: true }).fill(password)
    await page.locator('main').getByRole('button', { name: texts.submit, exact: true }).click()
    if (mobile !== undefined) await giveCode(page, language, mobile)
    await second?.(page)
    await page.waitForURL(url => !url.pathname.endsWith('login'))
  } finally {
    await leave?.()
  }
}

/**
 * Waits until a page is alive and is itself: the strip on top says when the browser has taken over a page that came from
 * the server; and what stands for a page on its way, or cannot be used yet, is none.
 */
export const alive = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-alive="false"]:has(#official-proof)') &&
      document.querySelector('main h1:not([data-pending], [inert] *)'),
    undefined,
    // A page of a window that a worker opens knows none of the configured limits.
    { timeout: 30_000 * Number(process.env.PACE ?? 1) },
  )
}

export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await alive(page)
}

/**
 * Does what loads the app anew, and waits for the page that comes: until then the one that is left still stands there,
 * and whatever is evaluated in it ends with it.
 */
export const reloaded = async (page: Page, leave: () => Promise<void>): Promise<void> => {
  const loaded = page.waitForEvent('load')
  await leave()
  await loaded
  await alive(page)
}

/** A sentence as people read it: the marks that keep a name or a number apart in it are not seen. */
export const asRead = (sentence: string): RegExp =>
  new RegExp([...sentence].map(sign => sign.replace(/[.*+?^${}()|[\]\\]/, '\\$&')).join('[\u2066-\u2069]*'))

const speak = async (context: BrowserContext, language: Language, url: string): Promise<void> => {
  // Arabic is what a first visit gets; English is chosen.
  if (language === 'en') await context.addCookies([{ name: 'lang', value: 'en', url }])
}

/** The browser says this of every answer that refuses; the page speaks for itself there. */
const isRefusedAnswer = (message: string): boolean => message.startsWith('Failed to load resource')

const watch = (context: BrowserContext, complaints: string[]): void => {
  context.on('console', message => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !isRefusedAnswer(message.text())) complaints.push(message.text())
  })
  context.on('weberror', error => void complaints.push(String(error.error())))
}

/** Whoever a journey is made as would be signed in in its other windows too. */
const nobody = { cookies: [], origins: [] }

type Fixtures = {
  /** Who is signed in when the journey begins; nobody unless a group of journeys says so. */
  who: Who | undefined
  say: Say
  /**
   * The service that the journey has for itself: no other journey of the same person is in it meanwhile, and it begins
   * without a draft. One person has one draft of a service, and journeys run side by side.
   */
  alone: string | undefined
  room: undefined
  /** Another window: of somebody who is signed in there, else of a visitor. It is closed with the journey. */
  windowOf: (who?: Who, more?: BrowserContextOptions) => Promise<Page>
  /** What the browser's console held against the pages; a journey ends with none, unless it asked for some. */
  complaints: string[]
}
type WorkerFixtures = Options & {
  /** The portal that is visited. */
  address: string
  signedIn: (who: Who) => Promise<SignedInState>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  language: ['ar', { option: true, scope: 'worker' }],
  who: [undefined, { option: true }],
  alone: [undefined, { option: true }],

  room: [
    async ({ alone, language, signedIn }, use) => {
      if (!alone) return use(undefined)
      const leave = await enter(`${language}-${alone}`)
      await withoutDrafts(await signedIn('citizen'), alone)
      await use(undefined)
      await leave()
    },
    { auto: true, timeout: 1_800_000 },
  ],

  say: async ({ language }, use) => use(text => text[language]),

  complaints: [
    async ({ language: _ }, use) => {
      const complaints: string[] = []
      await use(complaints)
      base.expect(complaints, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],

  // Set by the global setup.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs from here
  address: [async ({}, use) => use(process.env.PORTAL ?? ''), { scope: 'worker' }],
  baseURL: async ({ address }, use) => use(address),

  signedIn: [
    async ({ browser, language, address: baseURL }, use) => {
      const known = new Map<Who, Promise<SignedInState>>()
      const signIn = async (who: Who): Promise<SignedInState> => {
        const context = await browser.newContext({ baseURL, storageState: nobody })
        await speak(context, language, baseURL)
        const page = await context.newPage()
        await open(page, people[who][language].path)
        await signInHere(page, language, who)
        const state = await context.storageState()
        await context.close()
        return state
      }
      await use(who => {
        const state = known.get(who) ?? signIn(who)
        known.set(who, state)
        return state
      })
    },
    { scope: 'worker' },
  ],

  storageState: async ({ who, signedIn }, use) => use(who && (await signedIn(who))),

  context: async ({ context, language, address, complaints }, use) => {
    await speak(context, language, address)
    watch(context, complaints)
    await use(context)
    // An answer that is still on its way to a page when its journey ends fails no other journey.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },

  windowOf: async ({ browser, address, language, signedIn, complaints }, use) => {
    const opened: BrowserContext[] = []
    await use(async (who, more) => {
      const storageState = who ? await signedIn(who) : nobody
      const context = await browser.newContext({ baseURL: address, storageState, ...more })
      opened.push(context)
      await speak(context, language, address)
      watch(context, complaints)
      return context.newPage()
    })
    await Promise.all(opened.map(context => context.close()))
  },
})
