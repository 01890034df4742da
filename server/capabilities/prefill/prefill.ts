// What a new form begins with. A person's own profile answers their own form. Whoever acts for them may not read that
// profile: their form begins with the name, and with the company that they said they act for.

import { type Answers, type KnownProfile, prefilledAnswers } from '@bawaba/forms/index.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import type { Device, SignedIn } from '../../platform/http/call.ts'
import type { Seal } from '../../platform/sealed.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { knownOf, namesOf, type ProfilesStore } from '../profiles/index.ts'

type Dependencies = {
  store: Pick<ProfilesStore, 'find'>
  catalogue: Pick<Catalogue, 'get'>
  seal: Seal
  clock: () => Date
}

export const createPrefill = ({ store, catalogue, seal, clock }: Dependencies) => {
  const knownTo = async ({ accountId, by }: SignedIn): Promise<KnownProfile> => {
    const row = await store.find(accountId)
    if (!row) return {}
    if (!by) return knownOf(row, seal)
    const { company } = by
    return {
      ...namesOf(row),
      ...(company ? { companyName: company.name, companyNumber: company.registerNumber } : {}),
    }
  }

  /** Throws MODEL_NOT_FOUND for a service that the person does not see. */
  return async (service: string, actor: SignedIn, device: Device): Promise<Answers> => {
    const { filing } = catalogue.get(service, actor, device).form
    if (!filing) return {}
    return prefilledAnswers(filing, await knownTo(actor), { today: cairoDate(clock()) })
  }
}
