// What a page that fails needs besides its face: words for what could not be loaded, by the address of the page, and the report
// of what broke.

import type { Text } from '@bawaba/language/index.ts'
import { isCallError } from '../../client/call-error.ts'
import type { Client } from '../../client/client.ts'
import { messages } from './messages.ts'

const services: Text = { ar: 'تعذر تحميل قائمة الخدمات', en: 'The list of services could not be loaded' }
const service: Text = { ar: 'تعذر تحميل صفحة الخدمة', en: 'The page of the service could not be loaded' }
const form: Text = { ar: 'تعذر تحميل النموذج', en: 'The form could not be loaded' }
const request: Text = { ar: 'تعذر تحميل تفاصيل الطلب', en: 'The details of the request could not be loaded' }
const requests: Text = { ar: 'تعذر تحميل قائمة الطلبات', en: 'The list of requests could not be loaded' }
const page: Text = { ar: 'تعذر تحميل نص الصفحة', en: 'The text of this page could not be loaded' }

const pageWords: Readonly<Record<string, Text>> = {
  '/services': services,
  '/services/$serviceSlug': service,
  '/services/$serviceSlug/add': form,
  '/services/$serviceSlug/later': form,
  '/services/$serviceSlug/entries/$entryId': request,
  '/services/$serviceSlug/entries/$entryId/$activityId': form,
  '/inbox': requests,
  '/pay/$serviceSlug/$entryId': {
    ar: 'تعذر تحميل صفحة السداد',
    en: 'The payment page could not be loaded',
  },
  '/signup': { ar: 'تعذر تحميل نموذج التسجيل', en: 'The sign-up form could not be loaded' },
  '/search': { ar: 'تعذر تحميل نتائج البحث', en: 'The search results could not be loaded' },
  '/news': { ar: 'تعذر تحميل الأخبار', en: 'The news could not be loaded' },
  '/news/$name': { ar: 'تعذر تحميل الخبر', en: 'The news item could not be loaded' },
  '/faq': { ar: 'تعذر تحميل الأسئلة الشائعة', en: 'The questions and answers could not be loaded' },
  '/user-guides': { ar: 'تعذر تحميل أدلة الاستخدام', en: 'The user guides could not be loaded' },
  '/service-centers': {
    ar: 'تعذر تحميل مراكز الخدمة',
    en: 'The service centers could not be loaded',
  },
  '/help': page,
  '/about': page,
  '/privacy-policy': page,
  '/code-of-conduct': page,
  '/citizen-guide': page,
  '/clients-charter': page,
  '/accessibility': page,
}

/** With the page, the kind of person and the number that they are shown, and never with what they typed. */
export const report = (client: Client, error: unknown, requestId: string): void => {
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 2000)
  const body = {
    page: location.pathname.slice(0, 2000),
    userType: client.session.read().userSlug ?? 'visitor',
    message,
    requestId,
  }
  // A report that does not get through must not become a second problem.
  client.call('POST clientErrors', { body }).catch(() => {})
}

/** What each browser says of a script that did not come. */
const scriptMissing =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/i

const isScriptMissing = (error: unknown): boolean =>
  error instanceof TypeError && scriptMissing.test(error.message)

/** Reports what broke. The title for a page at `path` whose data or script could not be loaded; else none. */
export const explain = (
  client: Client,
  error: unknown,
  path: string,
  requestId: string,
): Text | undefined => {
  if (isCallError(error)) return pageWords[path]
  report(client, error, requestId)
  return isScriptMissing(error) ? (pageWords[path] ?? messages.loadFailed) : undefined
}
