// Seals the answers of requests that a former version stored open, or that one beside this one wrote: in batches beside
// running servers. Cut short it goes on with what is left.

import { isDeepStrictEqual } from 'node:util'
import type { Asked } from '@bawaba/contract/entities/request.ts'
import type { Completion } from '@bawaba/forms/index.ts'
import type { OpenEntry, SealStore, Version } from './seal-store.ts'
import type { Stored } from './stored-answers.ts'

const batch = 200
const first = '00000000-0000-0000-0000-000000000000'

type Opener = Pick<Stored, 'sealing' | 'given'>

const sealRequests = async (store: SealStore, version: Version, stored: Opener): Promise<number> => {
  const sealing = await stored.sealing(version)
  let found = 0
  let after = first
  while (true) {
    const rows = await store.notSealed(version, after, batch)
    const last = rows.at(-1)
    if (!last) return found
    await store.sealAnswers(
      rows.map(({ activityId, data, given: options, hooksData, asked: requested, ...row }) => ({
        ...row,
        data: sealing.answers(data, stored.given(options)),
        given: options && sealing.given(options as Record<string, Completion>),
        hooksData: hooksData && sealing.hooksData(hooksData),
        asked: requested && sealing.asked(requested as unknown as Asked, activityId),
      })),
    )
    found += rows.length
    after = last.id
  }
}

/** Answers how many were found. A version that cannot be read keeps no other from being sealed; its error is thrown last. */
export const sealStoredAnswers = async (store: SealStore, stored: Opener): Promise<number> => {
  let found = 0
  const errors: unknown[] = []
  for (const version of await store.versions()) {
    const sealing = sealRequests(store, version, stored)
    found += await sealing.catch(error => {
      errors.push(error)
      return 0
    })
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Answers of some requests could not be sealed')
  return found
}

/** The history, as its owner: nobody else may. Answers how many entries stood open. */
export const sealStoredHistory = async (store: SealStore, stored: Opener): Promise<number> => {
  let done = 0
  let after = first
  const sealed = async (entry: OpenEntry) => {
    const sealing = await stored.sealing(entry)
    const detail = sealing.detail(entry.detail, stored.given(entry.given))
    return isDeepStrictEqual(detail, entry.detail) ? [] : [{ id: entry.id, detail }]
  }
  while (true) {
    const rows = await store.entries(after, batch)
    const last = rows.at(-1)
    if (!last) return done
    const open = (await Promise.all(rows.map(sealed))).flat()
    if (open.length > 0) done += await store.sealEntries(open)
    after = last.id
  }
}
