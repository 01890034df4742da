// A service as the wire carries it. A visitor is sent what describes the service and just the texts that this part uses;
// scripts of the server never leave it.

import { availabilityOf } from '@bawaba/contract/availability.ts'
import type { Category, Service } from '@bawaba/contract/entities/service.ts'
import { signedInFields } from '@bawaba/contract/entities/service.ts'
import type { Hooks } from '@bawaba/forms/definition.ts'
import { linearPatternsOf } from '@bawaba/forms/engine/proven-patterns.ts'
import { languages } from '@bawaba/language/index.ts'
import type { CategoryRow, ServiceRow } from './service-row.ts'

type Fixed = Omit<Service, 'isActive' | 'availabilityStatus'>

const iso = (date: Date | null) => date?.toISOString()
const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T

/** The scripts that run in the browser; undefined where there are none. */
const browserHooks = ({ onOpen, onChange }: Hooks = {}): Service['hooks'] =>
  onOpen === undefined && onChange === undefined ? undefined : defined({ onOpen, onChange })

/** Parts that a service may leave out, as clients read them then. */
const emptyParts = {
  images: [],
  logo: '',
  extraData: {},
  personalization: {},
  tour: [],
  serviceDictionary: [],
  hideServiceTable: false,
  paymentInAdvance: false,
}

/** Everything of a service that does not depend on the hour, for those who are signed in. */
export const fullView = (row: ServiceRow): Fixed => {
  const { hooks, ...definition } = row.definition
  const linearPatterns = linearPatternsOf(definition)
  return defined({
    ...emptyParts,
    ...definition,
    hooks: browserHooks(hooks),
    linearPatterns: linearPatterns.length > 0 ? linearPatterns : undefined,
    allowAnonymous: definition.allowAnonymous ?? false,
    id: row.id,
    ID: row.humanId,
    fromDate: iso(row.fromDate),
    toDate: iso(row.toDate),
    hiddenOn: row.hiddenOn,
    disabledOn: row.disabledOn,
    deactivated: row.deactivated,
    release: row.version,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  })
}

const textsWithin = (value: unknown, found: Set<string>): Set<string> => {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) textsWithin(part, found)
  return found
}

/** The same for visitors: without the parts that need signing in, and without the texts of those parts. */
export const publicView = (full: Fixed): Fixed => {
  const described = Object.fromEntries(
    Object.entries(full).filter(
      ([name]) => name !== 'translations' && !signedInFields.includes(name as never),
    ),
  )
  const used = textsWithin(described, new Set())
  const [ar, en] = languages.map(language =>
    Object.fromEntries(Object.entries(full.translations[language]).filter(([key]) => used.has(key))),
  ) as [Record<string, string>, Record<string, string>]
  return { ...described, translations: { ar, en } } as Fixed
}

/** A view with what the hour decides. */
export const atHour = (view: Fixed, now: Date): Service => ({ ...view, ...availabilityOf(view, now) })

export const categoryView = (row: CategoryRow): Category => ({
  id: row.id,
  slug: row.slug,
  name: 'name',
  translations: { ar: { name: row.name.ar }, en: { name: row.name.en } },
})
