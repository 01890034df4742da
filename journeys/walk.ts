// Walks every screen with data and takes it in both languages, themes and widths: node run.mjs journeys/walk.ts FOLDER, with a
// second word only those whose name begins with it. What was seen and mended stands in docs/screens.md.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Language } from '@bawaba/language/index.ts'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../testing/browser.ts'
import { act, file, requestPath } from './arrange.ts'
import { formPath } from './electricity.ts'
import { alive, people, signInHere, type Who } from './journey.ts'
import { type PaymentStates, payInEachState } from './payment-states.ts'
import { startPortal } from './portal.ts'

type Numbers = { waiting: string; reviewed: string; pay: PaymentStates }
type Screen = { who: Who | 'visitor'; name: string; path: string | ((numbers: Numbers) => string) }

const of = (who: Screen['who'], paths: Record<string, Screen['path']>): Screen[] =>
  Object.entries(paths).map(([name, path]) => ({ who, name, path }))

const screens: Screen[] = [
  ...of('visitor', {
    landing: '/',
    services: '/services',
    service: '/services/FIRST_CONNECTION',
    'sign-in': '/login',
    'sign-up': '/signup',
    track: '/track',
    'not-found': '/nowhere',
    recovery: '/forget-password/validate',
    'recovery-sent': '/forget-password/email-sent',
    'mobile-check': '/mobileNumber-validate',
    'email-check': '/email-verify',
    verify: '/verify',
    'verify-receipt': '/verify-receipt',
    'sign-in-staff': '/employee/login',
    'sign-in-agent': '/agent/agent-login',
    invitation: '/employee/invitation#none',
    question: '/services/LIBRARY_QUESTION/add',
    outbox: '/dev/outbox',
  }),
  ...of('citizen', {
    home: '/',
    form: formPath,
    requests: '/inbox',
    request: ({ waiting }) => requestPath(waiting),
    profile: '/profile',
    ...Object.fromEntries(
      ['security', 'details', 'contact', 'password', 'identities', 'devices'].map(section => [
        `profile-${section}`,
        `/profile/${section}`,
      ]),
    ),
    later: '/services/FIRST_CONNECTION/later',
    answer: ({ waiting }) => `${requestPath(waiting)}/SUPPLY_INFORMATION`,
    'no-request': '/services/FIRST_CONNECTION/entries/FIRS-2026-999999-9',
    payments: '/payments',
    'pay-receipt': ({ pay }) => pay.receipt,
    ...Object.fromEntries(
      (['new', 'code', 'transfer', 'proven', 'partly', 'declined', 'expired', 'paid'] as const).map(state => [
        `pay-${state}`,
        ({ pay }: Numbers) => `/pay/ROOM_BOOKING/${pay[state]}`,
      ]),
    ),
  }),
  ...of('supervisor', {
    day: '/employee/',
    inbox: '/employee/inbox?view=open',
    request: ({ reviewed }) => `/employee/inbox?view=open&request=${reviewed}`,
    paused: '/employee/inbox?view=open&hold=paused',
    profile: '/employee/profile',
  }),
  ...of('reports', { reports: '/employee/reports' }),
  ...of('finance', {
    payments: '/employee/payments',
    'payments-one': ({ pay }) => pay.work,
    'money-collected': '/employee/reports?measure=collected',
    'money-by-period': '/employee/reports?measure=collected&by=period',
    'money-due': '/employee/reports?measure=due&by=channel',
    'payments-refunded': ({ pay }) => pay.refunded,
    'payments-refunds': '/employee/refunds',
    'payments-reconciliation': '/employee/reconciliation',
  }),
  ...of('agent', { home: '/agent/', submissions: '/agent/submissions', sessions: '/agent/sessions' }),
  ...of('admin', {
    users: '/employee/usersManagment',
    add: '/employee/usersManagment/add',
    announcements: '/employee/managingtweetsandvideos',
    holidays: '/employee/holidays',
    closures: '/employee/closures',
    maintenance: '/employee/maintenance',
    jobs: '/employee/failedJobs',
    erasures: '/employee/erasures',
    import: '/employee/usersManagment/import',
    announcement: '/employee/managingtweetsandvideos/everyone',
    video: '/employee/managingtweetsandvideos/video',
    audit: '/employee/audit',
    for: '/employee/for/',
    'reports-lists': '/employee/reports?by=service',
    'by-id': '/employee/inboxById',
  }),
]

const [folder = 'walked', wanted = ''] = parseArgs({ allowPositionals: true }).positionals

const windowOf = async (browser: Browser, address: string, language: Language, who: Screen['who']) => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'Africa/Cairo',
  })
  await context.addCookies([{ name: 'lang', value: language, url: address }])
  const page = await context.newPage()
  if (who === 'visitor') return page
  await page.goto(people[who][language].path)
  await alive(page)
  await signInHere(page, language, who)
  return page
}

const fill = async (citizen: Page, staff: Page): Promise<Omit<Numbers, 'pay'>> => {
  const fields = { informationAsked: 'أرسل رقم عقد الملكية وتاريخه' }
  const waiting = await act(staff, 'EMPLOYEE', await file(citizen), 'ASK_INFORMATION', fields)
  await file(citizen)
  const reviewed = await act(staff, 'EMPLOYEE', await file(citizen), 'START_REVIEW')
  return { waiting: waiting.ID, reviewed: reviewed.ID }
}

const portal = await startPortal()
process.env.PORTAL = portal.address
process.env.GATEWAY = portal.gateway
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--disable-gpu'] })
try {
  await mkdir(folder, { recursive: true })
  for (const language of ['ar', 'en'] as const) {
    const windows = new Map<Screen['who'], Page>()
    for (const who of new Set(screens.map(screen => screen.who)))
      windows.set(who, await windowOf(browser, portal.address, language, who))
    const [citizen, finance, staff] = (['citizen', 'finance', 'supervisor'] as const).map(
      who => windows.get(who) as Page,
    ) as [Page, Page, Page]
    await citizen.goto('/')
    await staff.goto('/employee/')
    const numbers = {
      ...(await fill(citizen, staff)),
      pay: await payInEachState(citizen, finance, language),
    }
    for (const { who, name, path } of screens.filter(screen => screen.name.startsWith(wanted))) {
      const page = windows.get(who) as Page
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
        await page.goto(typeof path === 'string' ? path : path(numbers))
        await alive(page).catch(() => process.stdout.write(`${language} ${who} ${name}: no heading\n`))
        await page.waitForTimeout(400)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        if (wide > width) process.stdout.write(`${language} ${who} ${name} ${width}: ${wide} px wide\n`)
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme })
          const to = `${who}-${name}.${language}.${theme}.${width}.png`
          await page.screenshot({ path: join(folder, to), fullPage: width === 390 })
        }
      }
    }
  }
} finally {
  await browser.close()
  await portal.stop()
}
