// A person's letters as they take them along with all of their data: every word that was issued.

import type { Seal } from '../../platform/sealed.ts'
import { openContent, textOf } from '../issuing/index.ts'
import type { LettersStore } from './store.ts'

type Dependencies = { store: Pick<LettersStore, 'own'>; seal: Pick<Seal, 'open'> }

export const createLettersOf =
  ({ store, seal }: Dependencies) =>
  async (accountId: string): Promise<unknown[]> =>
    (await store.own(accountId)).map(({ sealed, issuedAt, revokedAt, because }) => {
      const content = openContent(seal, sealed ?? '')
      const { digest: _, ...text } = textOf(content)
      return { ...text, paragraphs: content.paragraphs, issuedAt, revokedAt, because }
    })
export type LettersOf = ReturnType<typeof createLettersOf>
