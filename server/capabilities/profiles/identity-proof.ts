// Proving who somebody is: an employee reads the document of a person who is at the counter, or a provider states the national
// ID. Until then a number that was typed counts for its own account alone and keeps nobody from theirs.

import { Problem } from '@bawaba/contract/problem.ts'
import { identityErrors, readNationalId, readPassport } from '@bawaba/contract/staff-identity.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { isUniqueViolation } from '../../platform/database/index.ts'
import type { Seal } from '../../platform/sealed.ts'
import { passportIndexText } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Notices } from '../notifications/index.ts'
import { countries } from '../user-models/index.ts'
import { type Hindrance, identityStore, type Paper, type Proof, type ProvedBy } from './identity-store.ts'
import { bornOnOf } from './stored-profile.ts'

type Dependencies = { seal: Seal; audit: Audit; notices: Notices; clock: () => Date }
/** What is read off a document: a national ID, or a passport with its country. */
export type ReadPaper = {
  nationalId?: string | undefined
  passportNumber?: string | undefined
  nationality?: string | undefined
}
export type Proving = {
  accountId: string
  by: ProvedBy
  address: string
  corrects?: boolean | undefined
}

/** Every Egyptian passport shows the national ID: with the passport's own number one person would be two. */
const egypt = 'EG'

const codes = {
  account: 'USER_NOT_FOUND',
  proved: 'IDENTITY_PROVED_ALREADY',
  own: 'OWN_IDENTITY',
  another: 'IDENTITY_OF_ANOTHER',
  differs: 'IDENTITY_DIFFERS',
} as const satisfies Record<Hindrance, string>

const invalid = (field: string, key: 'exactlyOne' | 'required' | 'shape' | 'notAllowed') =>
  new Problem('VALIDATION_FAILED', { details: [{ path: `body.${field}`, key }] })

export const createIdentityProof = ({ seal, audit, notices, clock }: Dependencies) => {
  /** Throws VALIDATION_FAILED, IDENTITY_BY_NATIONAL_ID. */
  const paperOf = ({ nationalId, passportNumber, nationality = egypt }: ReadPaper): Paper => {
    if ((nationalId === undefined) === (passportNumber === undefined))
      throw invalid('nationalId', 'exactlyOne')
    const [wrong] = identityErrors({ nationalId, passportNumber }, cairoDate(clock()))
    if (wrong)
      throw new Problem('VALIDATION_FAILED', { details: [{ path: `body.${wrong.field}`, key: wrong.key }] })
    if (nationalId !== undefined) {
      const number = readNationalId(nationalId) ?? ''
      const index = seal.indexOf('nationalId', number)
      return {
        document: 'nationalId',
        sealed: seal.seal('nationalId', number),
        index,
        staffIndex: index,
        bornOn: bornOnOf(number),
        nationality: egypt,
      }
    }
    if (!countries.some(({ code }) => code === nationality)) throw invalid('nationality', 'required')
    if (nationality === egypt) throw new Problem('IDENTITY_BY_NATIONAL_ID')
    const number = readPassport(passportNumber ?? '') ?? ''
    return {
      document: 'passportNumber',
      sealed: seal.seal('passportNumber', number),
      index: seal.indexOf('passportNumber', passportIndexText(nationality, number)),
      staffIndex: seal.indexOf('passportNumber', number),
      bornOn: null,
      nationality,
    }
  }

  /** Why the paper does not prove the account; undefined once it does. */
  const tryTo = (
    { accountId, by, address, corrects = false }: Proving,
    paper: Paper,
  ): Promise<Hindrance | undefined> => {
    const proof: Proof = { accountId, paper, by, corrects }
    const written = {
      proved: notices.write('identityProved', () => ({})),
      taken: notices.write('identityTaken', () => ({})),
    }
    return audit
      .deed(async (queries, record) => {
        const store = identityStore(queries)
        const losers = await store.prove(proof, written, clock())
        if (!losers) return (await store.hindrance(proof)) ?? 'proved'
        const detail = { document: paper.document, ...(by.provider && { provider: by.provider }) }
        // Of whom a provider spoke, they did it themselves; whoever loses a number does not read who they are.
        const actor = { actorId: by.employeeId, address }
        await record(
          { kind: 'person.identityProved', subjectId: accountId, ...actor, detail },
          ...losers.map(subjectId => ({
            kind: 'person.identityTaken' as const,
            subjectId,
            ...actor,
            detail,
          })),
        )
        return undefined
      })
      .catch(error => {
        if (isUniqueViolation(error)) return 'another' as const
        throw error
      })
  }

  return {
    read: paperOf,

    /** Throws why the paper does not prove who the person is. */
    prove: async (proving: Proving, paper: Paper): Promise<void> => {
      const why = await tryTo(proving, paper)
      if (why) throw new Problem(codes[why])
    },

    /**
     * The same by a provider that states the national ID; whoever signs in is never refused for it. Answers why it does not
     * prove it, where that is for somebody to settle.
     */
    byProvider: async (
      { accountId, provider, address }: { accountId: string; provider: string; address: string },
      nationalId: string,
    ): Promise<Hindrance | undefined> => {
      if (identityErrors({ nationalId }, cairoDate(clock())).length > 0) return undefined
      const why = await tryTo({ accountId, by: { provider }, address }, paperOf({ nationalId }))
      return why === 'another' || why === 'differs' ? why : undefined
    },
  }
}
export type IdentityProof = ReturnType<typeof createIdentityProof>
