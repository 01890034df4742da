// The app's data, and reports of pages that could not be shown.

import type { AppData, Maintenance } from '@bawaba/contract/entities/app-data.ts'
import type { Handlers } from '../../platform/http/call.ts'
import type { Random } from '../../platform/secret.ts'
import { newVisitor, visitorCookie, visitorToken } from '../sessions/index.ts'

type Deps = {
  data: Omit<AppData, 'csrfToken'>
  /** What people are told while the portal is closed, or about to close. */
  maintenance: () => Maintenance | undefined
  secret: string
  random: Random
  /** Takes the report of a broken page; the text is the browser's, so it is logged as data. */
  report: (details: Record<string, unknown>) => void
}

const isCookie = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '')

export const appRoutes = ({
  data: fixed,
  maintenance,
  secret,
  random,
  report,
}: Deps): Handlers<'GET misc/appData' | 'POST clientErrors'> => ({
  'GET misc/appData': call => {
    const told = maintenance()
    const data = told ? { ...fixed, config: { ...fixed.config, maintenance: told } } : fixed
    // A signed-in caller's token is the session's; the answer gives it again after a reload lost it.
    if (call.actor.mode !== 'VISITOR') return { ...data, csrfToken: call.actor.csrfToken }
    const held = call.cookie(visitorCookie)
    const cookie = isCookie(held) ? held : newVisitor(random)
    if (cookie !== held) call.setCookie(visitorCookie, cookie, { httpOnly: true, sameSite: 'lax', path: '/' })
    return { ...data, csrfToken: visitorToken(secret, cookie) }
  },

  'POST clientErrors': ({ body }) => {
    // The address may hold a filter or a number of a person: the path alone is kept.
    const path = body.page.split(/[?#]/)[0]
    report({ path, userType: body.userType, requestId: body.requestId, message: body.message })
    return null
  },
})
