// Everything the portal keeps of a person, as one archive that they take along: data.json and their files as they are.
// It is written while it is sent: nothing of it is kept. The address is signed for the session's person, and short-lived.

import { PassThrough, type Readable } from 'node:stream'
import { Problem } from '@bawaba/contract/problem.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import type { FreshActor, SignedIn } from '../../platform/http/call.ts'
import { isSameText, sign } from '../../platform/secret.ts'
import { createZip } from '../../platform/sheets/index.ts'
import { type Audit, eventOfSelf } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { PersonalDataStore } from './store.ts'

const minute = 60_000
const goodMs = 5 * minute
/** It reads everything of a person. */
const perDay = { limit: 10, windowMs: 24 * 60 * minute }
/** A download that was cut begins again; it is no stream for a script. */
const fetches = { limit: 3, windowMs: goodMs }

type Dependencies = {
  store: Pick<PersonalDataStore, 'everything' | 'files'>
  /** Details as the person reads them, identifiers too. */
  identifiersOf(accountId: string): Promise<Record<string, unknown>>
  /** What they typed and did not send. */
  draftsOf(accountId: string): Promise<unknown[]>
  /** Their rows in tables of programmes. */
  programmeRowsOf(accountId: string): Promise<Record<string, readonly object[]>>
  /** The letters that their requests ended in. */
  lettersOf(accountId: string): Promise<unknown[]>
  /** Their requests, whole, one after the other. */
  requestsOf(actor: SignedIn): AsyncIterable<unknown>
  /** The bytes of a file. */
  bytesOf(fileId: string): Promise<Readable | undefined>
  budgets: Pick<Budgets, 'take'>
  audit: Audit
  secret: string
  clock: () => Date
  report(error: unknown): void
}

export const createDownload = (dependencies: Dependencies) => {
  const { store, budgets, audit, clock } = dependencies
  const signatureOf = (accountId: string, until: string): string =>
    sign(dependencies.secret, `personal data ${accountId} ${until}`)

  /** Text by text: requests may be many. */
  async function* jsonOf(actor: SignedIn): AsyncGenerator<string> {
    const { accountId } = actor
    const known = {
      madeAt: clock().toISOString(),
      identifiers: await dependencies.identifiersOf(accountId),
      ...(await store.everything(accountId)),
      ...(await dependencies.programmeRowsOf(accountId)),
      drafts: await dependencies.draftsOf(accountId),
      letters: await dependencies.lettersOf(accountId),
    }
    yield `${JSON.stringify(known, null, 2).slice(0, -2)},\n  "requests": [`
    let isFirst = true
    for await (const request of dependencies.requestsOf(actor)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(request, null, 2)}`
      isFirst = false
    }
    yield '\n  ]\n}\n'
  }

  const write = async (actor: SignedIn, out: PassThrough): Promise<void> => {
    const zip = await createZip(async bytes => {
      if (out.destroyed) throw new Error('Nobody takes the archive any more')
      if (!out.write(bytes))
        await new Promise<void>(go => {
          out.once('drain', go)
          out.once('close', go)
        })
    })
    await zip.add('data.json', jsonOf(actor))
    for (const { id, name } of await store.files(actor.accountId)) {
      const bytes = await dependencies.bytesOf(id)
      if (bytes) await zip.addBytes(`files/${id} ${name}`, bytes)
    }
    await zip.end()
    out.end()
  }

  return {
    /** Where the archive is fetched. */
    ask: async (actor: FreshActor, address: string): Promise<{ href: string }> => {
      const { accountId, userSlug } = actor
      await budgets.take(`personal data ${accountId}`, perDay)
      await audit.record(eventOfSelf('person.downloaded', accountId, address))
      const until = String(clock().getTime() + goodMs)
      const query = new URLSearchParams({ until, signature: signatureOf(accountId, until), mode: 'CITIZEN' })
      return { href: `/api/${userSlug}/${accountId}/data/content?${query}` }
    },

    fetch: async (
      actor: SignedIn,
      until: string,
      signature: string,
    ): Promise<{ bytes: Readable; name: string }> => {
      const isGood = isSameText(signature, signatureOf(actor.accountId, until))
      if (!isGood || !(Number(until) > clock().getTime())) throw new Problem('NOT_FOUND')
      await budgets.take(`personal data of ${actor.accountId} sent`, fetches)
      const out = new PassThrough()
      write(actor, out).catch(error => {
        dependencies.report(error)
        out.destroy(error)
      })
      return { bytes: out, name: `bawaba ${cairoDate(clock())}.zip` }
    },
  }
}
export type Download = ReturnType<typeof createDownload>
