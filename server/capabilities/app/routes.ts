// The app's data, and reports of pages that could not be shown.

import type { appCalls } from '@bawaba/contract/calls/app.ts'
import type { AppData, Maintenance } from '@bawaba/contract/entities/app-data.ts'
import type { Overrides } from '@bawaba/language/index.ts'
import type { Handlers } from '../../platform/http/call.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { Random } from '../../platform/secret.ts'
import type { Budgets } from '../budgets/index.ts'
import { newVisitor, visitorCookie, visitorToken } from '../sessions/index.ts'
import { type FixedAppData, sentencesIn } from './app-data.ts'

type Dependencies = {
  data: () => FixedAppData
  /** What administrators put into the footer and the menu. */
  links: () => AppData['config']['links']
  /** The words that stand in place of the product's own. */
  overrides: { mark(): object; product(): Overrides }
  /** What people are told while the portal is closed, or about to close. */
  maintenance: () => Maintenance | undefined
  secret: string
  random: Random
  budgets: Pick<Budgets, 'take'>
  /** Takes the report of a broken page; the text is the browser's, so it is logged as data. */
  report: (details: Record<string, unknown>) => void
}

/** Reports that one network address may send; what a broken page says again and again helps nobody. */
const reports = { limit: 60, windowMs: 15 * 60_000 }

/** What a browser says of an error may quote what was typed: numbers and addresses of people are left out. */
const masked = (text: string): string =>
  text
    .slice(0, 500)
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '…')
    .replace(/[\d٠-٩۰-۹][\d٠-٩۰-۹\s-]{4,}[\d٠-٩۰-۹]/g, '…')

/** The kind of error and its line; what else it says may quote what was typed. A script tells its name, its service and its fault. */
const kindIn = (message: string): { type: string; line?: number } => {
  const script = /^Script \w{1,64} of [\w-]{1,64} failed: \w{1,64}(?= in line |$)/.exec(message)?.[0]
  const type = script ?? /^[A-Z][A-Za-z]{1,60}(?=:|$)/.exec(message)?.[0] ?? 'other'
  const line = /\bin line (\d{1,6})\b/.exec(message)?.[1]
  return { type, ...(line ? { line: Number(line) } : {}) }
}

const isCookie = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '')

export const appRoutes = ({
  data: fixedData,
  links,
  overrides,
  maintenance,
  secret,
  random,
  budgets,
  report,
}: Dependencies): Handlers<keyof typeof appCalls> => {
  let made: { mark: object; sentences: AppData['translations'] } | undefined
  /** What every code says, and the words in place of others; made anew once those have changed. */
  const translations = (): AppData['translations'] => {
    const mark = overrides.mark()
    if (made?.mark !== mark) {
      const { ar, en } = overrides.product()
      made = { mark, sentences: { ar: { ...sentencesIn('ar'), ...ar }, en: { ...sentencesIn('en'), ...en } } }
    }
    return made.sentences
  }
  return {
    'GET misc/appData': call => {
      const planned = maintenance()
      const fixed = fixedData()
      const data = {
        ...fixed,
        translations: call.query.translations === false ? overrides.product() : translations(),
        config: { ...fixed.config, links: links(), ...(planned ? { maintenance: planned } : {}) },
      }
      // A signed-in caller's token is the session's; the answer gives it again after a reload lost it.
      if (call.actor.mode !== 'VISITOR') return { ...data, csrfToken: call.actor.csrfToken }
      const visitor = call.cookie(visitorCookie)
      const cookie = isCookie(visitor) ? visitor : newVisitor(random)
      if (cookie !== visitor)
        call.setCookie(visitorCookie, cookie, { httpOnly: true, sameSite: 'lax', path: '/' })
      return { ...data, csrfToken: visitorToken(secret, cookie) }
    },

    'POST clientErrors': async ({ body, address }) => {
      await budgets.take(`client errors from ${networkOf(address)}`, reports)
      // The address may hold a filter or a number of a person: the path alone is logged.
      const path = masked(body.page.split(/[?#]/)[0] ?? '')
      const { requestId } = body
      report({ path, userType: masked(body.userType), requestId, ...kindIn(body.message) })
      return null
    },
  }
}
