// Letters: one's own, those of a request, each as a PDF, whether one is valid, and revoking.

import type { Letter, LetterStatus } from '@bawaba/contract/entities/letter.ts'
import { typedLetterNumber } from '@bawaba/contract/letter-number.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { cairoDate, type Language, type Text } from '@bawaba/language/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { LinkTo } from '../../platform/http/site.ts'
import { pdfHref } from '../../platform/pdf/download.ts'
import type { Drawer } from '../../platform/pdf/drawer.ts'
import type { Seal } from '../../platform/sealed.ts'
import { proofOf } from '../../platform/signer.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { openContent, textOf } from '../issuing/index.ts'
import type { Notices } from '../notifications/index.ts'
import { actScopeSql, scopeSql } from '../request-scope/index.ts'
import type { Named, Requests } from '../requests/index.ts'
import type { Viewings } from '../viewings/index.ts'
import { sheetOf } from './sheet.ts'
import type { LetterRow, LettersStore, StatusRow } from './store.ts'

type Dependencies = {
  store: LettersStore
  seal: Pick<Seal, 'open'>
  requests: Pick<Requests, 'get'>
  catalogue: Pick<Catalogue, 'find'>
  notices: Notices
  budgets: Pick<Budgets, 'take'>
  viewed: Viewings['note']
  /** Notifies open pages of a change. */
  announce(request: Awaited<ReturnType<Requests['get']>>): void
  draw: Drawer['draw']
  linkTo: LinkTo
  /** Whose letters they are. */
  authority(): Text
  clock: () => Date
  newId: () => string
}

const hour = 3_600_000
/** An office that checks papers all day; guessing a number would take all time there is. */
const statusTries = { limit: 300, windowMs: hour }

export const createLetters = (dependencies: Dependencies) => {
  const { store, seal, requests, catalogue, clock, newId, linkTo } = dependencies

  const statusOf = ({ number, validUntil, revokedAt, because }: StatusRow): LetterStatus => {
    if (revokedAt)
      return { number, state: 'revoked', revokedAt: revokedAt.toISOString(), ...(because ? { because } : {}) }
    const isOver = validUntil !== null && validUntil < cairoDate(clock())
    return { number, state: isOver ? 'expired' : 'valid' }
  }

  /** A row with its content, which is there until its owner is erased. */
  const opened = (row: LetterRow) => {
    const content = openContent(seal, row.sealed ?? '')
    const { keyId, signature } = row
    const address = linkTo('citizen', '/verify')
    return { content, address, link: `${address}#${proofOf({ body: content.body, keyId, signature })}` }
  }

  type Reader = Pick<SignedIn, 'accountId' | 'mode' | 'by'>

  const view = (row: LetterRow, reader: Reader): Letter => {
    const { content, link } = opened(row)
    const { title, ID, serviceSlug } = textOf(content)
    return {
      ...statusOf(row),
      title,
      ID,
      serviceSlug,
      service: catalogue.find(serviceSlug)?.form.label ?? { ar: serviceSlug, en: serviceSlug },
      issuedAt: row.issuedAt.toISOString(),
      ...(row.validUntil === null ? {} : { validUntil: row.validUntil }),
      link,
      href: pdfHref(`${serviceSlug}/${ID}/letters/${row.number}`, reader),
    }
  }

  const scopeOf = ({ actor, scope, service, id }: Named) => ({ scope: scopeSql(actor, scope), service, id })
  /** Those of a request that the caller may see; throws NOT_FOUND for another. */
  const ofRequest = async (named: Named): Promise<Letter[]> => {
    await requests.get(named)
    return (await store.ofRequest(scopeOf(named))).map(row => view(row, named.actor))
  }

  return {
    own: async (reader: Reader): Promise<Letter[]> =>
      (await store.own(reader.accountId)).map(row => view(row, reader)),

    ofRequest,

    /** The PDF. That staff read somebody's letter is written down. */
    draw: async (named: Named, number: string, language: Language): Promise<Buffer> => {
      const { ID, serviceSlug, ownerId } = await requests.get(named)
      const row = await store.find(scopeOf(named), number)
      if (!row) throw new Problem('NOT_FOUND')
      if (named.scope !== 'own')
        await dependencies.viewed([{ actorId: named.actor.accountId, ownerId, ID, serviceSlug }])
      const { content, link, address } = opened(row)
      const { issuedAt, revokedAt } = row
      const surroundings = { authority: dependencies.authority(), link, address, issuedAt, revokedAt }
      return dependencies.draw(sheetOf(content, surroundings, language))
    },

    /** For anybody who has the number. Throws NOT_FOUND, and MAX_ATTEMPTS for an address that asks too often. */
    status: async (typed: string, address: string): Promise<LetterStatus> => {
      await dependencies.budgets.take(`letters from ${networkOf(address)}`, statusTries)
      const row = await store.status(typedLetterNumber(typed) ?? '')
      if (!row) throw new Problem('NOT_FOUND')
      return statusOf(row)
    },

    /** Throws LETTER_NOT_VALID for one that is revoked already, OWN_REQUEST for staff on their own request. */
    revoke: async (named: Named, number: string, reason: string): Promise<Letter[]> => {
      const request = await requests.get(named)
      const { actor, scope, service, id } = named
      const now = clock()
      const label = catalogue.find(request.serviceSlug)?.form.label
      const notice = dependencies.notices.write(
        'letterRevoked',
        language => ({ number: '{number}', service: label?.[language] ?? request.serviceSlug }),
        { service: request.serviceSlug, stage: request.statusKind },
      )
      const isRevoked = await store.revoke(
        { scope: actScopeSql(actor, scope, now), service, id },
        { number, by: actor.accountId, now },
        {
          id: newId(),
          kind: 'letterRevoked',
          actor: 'staff',
          actorId: actor.accountId,
          visibleToApplicant: true,
          detail: { letter: number, text: reason.trim() },
        },
        { id: newId(), audience: 'applicant', notice },
      )
      const row = isRevoked ? undefined : await store.find(scopeOf(named), number)
      if (!isRevoked && !row) throw new Problem('NOT_FOUND')
      if (row) throw new Problem(row.revokedAt ? 'LETTER_NOT_VALID' : 'OWN_REQUEST')
      dependencies.announce(request)
      return ofRequest(named)
    },
  }
}
export type Letters = ReturnType<typeof createLetters>
