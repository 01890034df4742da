// Whether a person is entitled to a service: its rules over what their profile tells, asked before the first question, and
// once more when a request is sent, with the national ID that it states.

import type { UnmetRule } from '@bawaba/contract/entities/eligibility.ts'
import type { EligibilityRule } from '@bawaba/contract/entities/service-description.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { compileCondition } from '@bawaba/forms/engine/conditions.ts'
import { operations } from '@bawaba/forms/engine/operations/index.ts'
import { storedScope } from '@bawaba/forms/engine/stored.ts'
import { birthDateOf } from '@bawaba/forms/fields/birth-date.ts'
import type { Answers, CompiledService } from '@bawaba/forms/index.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import type { Seal } from '../../platform/sealed.ts'
import type { Catalogue, CatalogueEntry } from '../catalogue/index.ts'
import { knownOf, type ProfilesStore } from '../profiles/index.ts'

type Dependencies = {
  profiles: Pick<ProfilesStore, 'find'>
  catalogue: Pick<Catalogue, 'all' | 'find' | 'entryAt'>
  seal: Seal
  clock: () => Date
}
type FiledRequest = { serviceSlug: string; version: number; data: Answers }

const yearsFrom = (born: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0)

/** What rules may speak of. A fact that is not known is absent. */
const factsOf = (nationalId: string | undefined, today: string): Answers => {
  const bornOn = nationalId === undefined ? undefined : birthDateOf(nationalId)
  return bornOn === undefined ? {} : { bornOn, age: yearsFrom(bornOn, today) }
}

/** A rule about a fact that nobody knows refuses nobody. */
const isUnmet = ({ when }: EligibilityRule, facts: Answers, today: string): boolean => {
  const { fields, holds } = compileCondition(when, operations)
  return fields.every(name => Object.hasOwn(facts, name)) && !holds(storedScope(facts, { today }))
}

/** What the national ID says that answers state under the question of a rule. */
const statedFacts = ({ nationalId }: EligibilityRule, answers: Answers, today: string): Answers => {
  const answer = nationalId === undefined ? undefined : answers[nationalId]
  return factsOf(typeof answer === 'string' ? answer : undefined, today)
}

const rulesOf = ({ row }: CatalogueEntry): readonly EligibilityRule[] => row.definition.eligibilityRules ?? []

export const createEligibility = ({ profiles, catalogue, seal, clock }: Dependencies) => {
  const unmetBy = async (
    entry: CatalogueEntry,
    accountId: string,
    answers: Answers = {},
  ): Promise<EligibilityRule[]> => {
    const rules = rulesOf(entry)
    if (rules.length === 0) return []
    const today = cairoDate(clock())
    const row = await profiles.find(accountId)
    const known = factsOf(row && knownOf(row, seal).nationalId, today)
    return rules.filter(
      rule => isUnmet(rule, known, today) || isUnmet(rule, statedFacts(rule, answers, today), today),
    )
  }

  const view = ({ text, instead, links = [] }: EligibilityRule, { text: textOf }: Words): UnmetRule => ({
    text: textOf(text),
    instead: textOf(instead),
    links: links.map(({ href, label }) => ({ href, label: textOf(label) })),
  })

  const refusal = (entry: CatalogueEntry, rule: EligibilityRule, path: string, field: string): Problem =>
    new Problem('NOT_ELIGIBLE', {
      details: [{ path, field, key: 'notEligible', text: view(rule, entry.form).instead }],
    })

  return {
    /** The rules that a person does not meet, as they read them; none where they may begin. */
    unmet: async (entry: CatalogueEntry, accountId: string): Promise<UnmetRule[]> =>
      (await unmetBy(entry, accountId)).map(rule => view(rule, entry.form)),

    /** Throws NOT_ELIGIBLE where the applicant, or whoever the answers name, is not entitled. */
    ensure: async (entry: CatalogueEntry, accountId: string, answers: Answers): Promise<void> => {
      const [rule] = await unmetBy(entry, accountId, answers)
      if (!rule) return
      // The question can be answered otherwise; the profile is who they are.
      const isOwn = (await unmetBy(entry, accountId)).includes(rule)
      const field = isOwn ? 'eligibility' : (rule.nationalId ?? 'eligibility')
      const path = isOwn ? field : `data.${field}`
      throw refusal(entry, rule, path, field)
    },

    /**
     * Throws NOT_ELIGIBLE where a person is entitled to none of the services whose form reserves things of a kind: whoever
     * cannot send the form holds nothing either.
     */
    ensureMayReserve: async (kind: string, accountId: string): Promise<void> => {
      const services = catalogue
        .all()
        .filter(({ form }) => form.filing?.fields.some(field => field.kind.reserves === kind))
      const refusals = await Promise.all(
        services.map(async entry => {
          const [rule] = await unmetBy(entry, accountId)
          return rule && refusal(entry, rule, 'eligibility', 'eligibility')
        }),
      )
      const [first] = refusals
      if (first && refusals.every(each => each !== undefined)) throw first
    },

    /** Throws NOT_ELIGIBLE where answers that change those of a filed request name a person who is not entitled. */
    ensureStated: async ({ serviceSlug, version, data }: FiledRequest, answers: Answers): Promise<void> => {
      const current = catalogue.find(serviceSlug)
      if (!current) return
      const entry = await catalogue.entryAt(current, version)
      const today = cairoDate(clock())
      const changed = Object.fromEntries(
        Object.entries(answers).filter(([name, answer]) => answer !== data[name]),
      )
      const rule = rulesOf(entry).find(each => isUnmet(each, statedFacts(each, changed, today), today))
      const field = rule?.nationalId
      if (rule && field !== undefined) throw refusal(entry, rule, `data.${field}`, field)
    },
  }
}
type Words = Pick<CompiledService, 'text'>
export type Eligibility = ReturnType<typeof createEligibility>
