// What every app asks for first. The token for visitors is bound to a cookie that this answer sets.

import { detailWords } from '@bawaba/contract/detail-keys.ts'
import type { AppData } from '@bawaba/contract/entities/app-data.ts'
import { errors } from '@bawaba/contract/errors.ts'
import { type Language, patternOf } from '@bawaba/language/index.ts'
import type { Config } from '../../config.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import { messages } from './messages.ts'

/** What every error code says, and under `details.` what stands against one part of a call. */
export const sentencesIn = (language: Language): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(errors).map(([code, words]) => [code, patternOf(language, words)]),
    ...Object.entries(detailWords).map(([key, words]) => [`details.${key}`, patternOf(language, words)]),
  ])

type Surroundings = {
  isDemo: boolean
  version: string
  bookingService: string
  title: AppData['title']
  hotlines: AppData['config']['hotlines']
  linkTo: LinkTo
}

/** What is the same for everyone for as long as the server runs. */
export type FixedAppData = Omit<AppData, 'csrfToken' | 'translations' | 'config'> & {
  config: Omit<AppData['config'], 'links'>
}

/**
 * Host and folder of the authority's public documents. People's files are never fetched from the store itself: every one
 * goes through a link of ours.
 */
const assetsOf = (address: string) => {
  if (address === '') return { domain: '', publicBucket: '' }
  const { origin, pathname } = new URL(address)
  return { domain: origin, publicBucket: pathname.replace(/^\/|\/$/g, '') }
}

/** Everything but the visitor's token, the sentences and what staff change: made once. */
export const appDataOf = (
  config: Config,
  { isDemo, version, bookingService, title, hotlines, linkTo }: Surroundings,
): FixedAppData => ({
  title,
  description: messages.description,
  config: {
    minIOConfig: { usingMinIO: config.S3_ENDPOINT !== '', ...assetsOf(config.ASSETS_URL) },
    idleTimeoutMs: config.IDLE_TIMEOUT_MS,
    heartbeatMs: config.HEARTBEAT_MS,
    scriptTimeoutMs: config.SCRIPT_TIMEOUT_MS,
    passwordProfile: config.PASSWORD_PROFILE,
    employeeSlugs: [...config.EMPLOYEE_SLUGS],
    staffUsername: config.STAFF_USERNAME,
    mainProgramme: config.MAIN_PROGRAMME,
    bookunitService: { active: bookingService !== '', serviceSlug: bookingService },
    bookUnit: {
      deactivate: config.BOOKING_CLOSED !== undefined,
      message: config.BOOKING_CLOSED ?? { ar: '', en: '' },
    },
    languages: ['ar', 'en'],
    maps: { domain: config.MAP_TILES_HOST },
    social: [...config.SOCIAL_LINKS],
    logos: config.ASSETS_URL
      ? config.LOGOS.map(({ file, name }) => ({ src: `${config.ASSETS_URL}/${file}`, name }))
      : [],
    collector: config.COLLECTOR_URL || undefined,
    employeeApp: config.EMPLOYEE_APP_URL || undefined,
    analytics:
      config.ANALYTICS_URL && config.ANALYTICS_KEY
        ? { url: config.ANALYTICS_URL, key: config.ANALYTICS_KEY }
        : undefined,
    apps: {
      employee: config.EMPLOYEE_HOST === '' ? undefined : linkTo('employee', '/'),
      agent: config.AGENT_HOST === '' ? undefined : linkTo('agent', '/'),
    },
    providers: config.PROVIDERS.map(({ id, label, slugs }) => ({ id, label, slugs })),
    hotlines,
  },
  demo: isDemo,
  ...(isDemo && config.PREVIEW ? { preview: true } : {}),
  version,
  cacheVersion: 'v2',
})
