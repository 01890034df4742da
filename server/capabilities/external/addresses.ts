// The addresses that a provider may send people back to: the one callback page of the app they sign in to, on an
// origin of ours. They are compared letter by letter, never by a part: nothing that only looks alike passes.

import { type Mode, modeOf, type UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Config } from '../../config.ts'
import { appBases } from '../../platform/http/site.ts'

export type Addresses = {
  /** The callback page of a slug's app; `host` is the one that was asked for, where no origin is configured. */
  callbacks(slug: UserSlug, host: string): string[]
  /** Where one is after signing out elsewhere. */
  home(slug: UserSlug, callback: string): string
}

export const createAddresses = (
  config: Pick<Config, 'ORIGIN' | 'CITIZEN_HOST' | 'EMPLOYEE_HOST' | 'AGENT_HOST'>,
): Addresses => {
  const ownHost: Record<Mode, string> = {
    CITIZEN: config.CITIZEN_HOST,
    EMPLOYEE: config.EMPLOYEE_HOST,
    AGENT: config.AGENT_HOST,
  }
  const originsOf = (mode: Mode, host: string): string[] => {
    if (config.ORIGIN === '') return /^[\w.:[\]-]+$/.test(host) ? [`http://${host}`, `https://${host}`] : []
    if (ownHost[mode] === '') return [config.ORIGIN]
    return [`${new URL(config.ORIGIN).protocol}//${ownHost[mode]}`]
  }
  return {
    callbacks: (slug, host) =>
      originsOf(modeOf[slug], host).map(origin => `${origin}${appBases[modeOf[slug]]}/auth-callback`),
    home: (slug, callback) => `${new URL(callback).origin}${appBases[modeOf[slug]]}/`,
  }
}
