// What a new form begins with. A person's own profile and own earlier requests answer their own form. Whoever acts for them
// may not read that profile: their form begins with the name, and with the company that they said they act for.

import type { Prefilled } from '@bawaba/contract/entities/prefill.ts'
import { type KnownProfile, prefilledAnswers } from '@bawaba/forms/index.ts'
import { cairoDate, type Text } from '@bawaba/language/index.ts'
import type { Device, SignedIn } from '../../platform/http/call.ts'
import type { Seal } from '../../platform/sealed.ts'
import { isSealed, openValues } from '../../platform/sealed-json.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Drafts, FormRef } from '../drafts/index.ts'
import { knownOf, namesOf, type ProfilesStore } from '../profiles/index.ts'
import type { EarlierRequest, PrefillStore } from './store.ts'

type Dependencies = {
  profiles: Pick<ProfilesStore, 'find'>
  store: PrefillStore
  catalogue: Pick<Catalogue, 'get' | 'definitionOf'>
  drafts: Pick<Drafts, 'entryOf'>
  seal: Seal
  clock: () => Date
}

export const createPrefill = ({ profiles, store, catalogue, drafts, seal, clock }: Dependencies) => {
  const profileKnownTo = async ({ accountId, by }: SignedIn): Promise<KnownProfile> => {
    const row = await profiles.find(accountId)
    if (!row) return {}
    if (!by) return knownOf(row, seal)
    const { company } = by
    return {
      ...namesOf(row),
      ...(company ? { companyName: company.name, companyNumber: company.registerNumber } : {}),
    }
  }

  const earlierOf = async ({ accountId, by }: SignedIn, services: readonly string[]) => {
    const found = by || services.length === 0 ? [] : await store.latest(accountId, services)
    return new Map(found.map(request => [request.serviceSlug, request]))
  }

  const titleOf = async ({ serviceSlug, version }: EarlierRequest): Promise<Text> => {
    const { serviceLabel, translations } = await catalogue.definitionOf(serviceSlug, version)
    return {
      ar: translations.ar[serviceLabel] ?? serviceSlug,
      en: translations.en[serviceLabel] ?? serviceSlug,
    }
  }

  /** Of the form that the person opened. Throws MODEL_NOT_FOUND for a service that they do not see. */
  return async (service: string, ref: FormRef, actor: SignedIn, device: Device): Promise<Prefilled> => {
    const { filing } = (await drafts.entryOf(catalogue.get(service, actor, device), ref, actor)).form
    if (!filing) return { answers: {}, earlier: {} }
    const sources = filing.fields.flatMap(({ name, entry: { prefill } }) =>
      typeof prefill === 'object' ? [{ name, ...prefill }] : [],
    )
    const [profile, requests] = await Promise.all([
      profileKnownTo(actor),
      earlierOf(actor, [...new Set(sources.map(source => source.service))]),
    ])
    const answers = prefilledAnswers(
      filing,
      (prefill, { sensitive }) => {
        if (typeof prefill === 'string') return profile[prefill]
        const answer = requests.get(prefill.service)?.data[prefill.field]
        // What lies sealed in one request does not lie open in the next.
        return isSealed(answer) && !sensitive ? undefined : openValues(seal, answer)
      },
      { today: cairoDate(clock()) },
    )
    const earlier = sources.flatMap(({ name, service }) => {
      const request = requests.get(service)
      return request && name in answers ? [{ name, request }] : []
    })
    return {
      answers,
      earlier: Object.fromEntries(
        await Promise.all(
          earlier.map(async ({ name, request }) => [
            name,
            {
              ID: request.ID,
              serviceSlug: request.serviceSlug,
              serviceLabel: await titleOf(request),
              filedOn: cairoDate(request.createdAt),
            },
          ]),
        ),
      ),
    }
  }
}
