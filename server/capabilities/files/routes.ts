// Files over HTTP. Bytes go out as an attachment in a sandbox; only a thumbnail, which is ours, may stand in a page.

import type { fileCalls } from '@bawaba/contract/calls/files.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import { networkOf } from '../../platform/http/network.ts'
import { visitorId } from '../accounts/index.ts'
import type { Budgets } from '../budgets/index.ts'
import { visitorOf } from '../sessions/index.ts'
import type { AtOnce } from './at-once.ts'
import type { Caller, Fetched, Files } from './files.ts'
import { disposition } from './links.ts'
import type { Resumable } from './resumable.ts'
import { announcedIn, assertSpoken } from './resumable.ts'
import type { FileOwner } from './store.ts'

/** Whose files a call is about: a person's, or those of a visitor's browser. */
const ownerOf = (call: Pick<Call, 'actor' | 'cookie'>): FileOwner =>
  call.actor.mode === 'VISITOR'
    ? { accountId: visitorId, visitor: visitorOf(call) }
    : { accountId: call.actor.accountId }

const callerOf = (call: Pick<Call, 'actor' | 'scope' | 'cookie'>): Caller => ({
  actor: call.actor,
  owner: ownerOf(call),
  scope: call.scope,
})

/** What a network address may upload without signing in; an office or a library may share one. */
const visitorUploads = { limit: 100, windowMs: 3_600_000 }

const send = (call: Pick<Call, 'setHeader'>, { bytes, name, type, size, what }: Fetched) => {
  call.setHeader('content-type', type)
  call.setHeader('content-disposition', what === 'file' ? disposition(name) : 'inline')
  call.setHeader('content-security-policy', `sandbox; default-src 'none'`)
  if (size !== undefined) call.setHeader('content-length', String(size))
  return bytes
}

export const fileRoutes = (
  files: Files,
  resume: Resumable,
  atOnce: AtOnce,
  budgets: Pick<Budgets, 'take'>,
): Handlers<keyof typeof fileCalls> => {
  const admit = async ({ actor, address }: Pick<Call, 'actor' | 'address'>): Promise<void> => {
    if (actor.mode === 'VISITOR') await budgets.take(`uploads from ${networkOf(address)}`, visitorUploads)
  }
  /** Runs the work for the owner, who has only so many uploads on the way. */
  const uploading = <Result>(owner: FileOwner, work: () => Promise<Result>): Promise<Result> =>
    atOnce(owner.visitor ?? owner.accountId, work)
  return {
    'POST files': async call => {
      const owner = ownerOf(call)
      await admit(call)
      return uploading(owner, async () => files.receive(owner, await call.file()))
    },
    'POST files/claim': async call => ({
      ids: await files.claim(
        { accountId: visitorId, visitor: visitorOf(call) },
        signedIn(call).accountId,
        call.body.ids,
      ),
    }),
    'GET files/:id': call => files.show(callerOf(call), call.params.id),
    'DELETE files/:id': async call => {
      await files.remove(ownerOf(call), call.params.id)
      return null
    },
    'GET files/:id/link': call => files.link(callerOf(call), call.params.id, call.query.what ?? 'file'),
    'GET files/:id/content': async call =>
      send(call, await files.fetch(callerOf(call), { ...call.query, id: call.params.id })),

    'POST files/resumable': async call => {
      const owner = ownerOf(call)
      await admit(call)
      await uploading(owner, async () => {
        const { id } = await files.begin(owner, announcedIn(call.header))
        await resume(owner, id, call.exchange())
      })
      return null
    },
    'HEAD files/resumable/:id': async call => {
      const owner = ownerOf(call)
      assertSpoken(call.header)
      const file = await files.show(callerOf(call), call.params.id)
      if (file.state === 'pending') {
        await files.getPending(owner, file.id)
        await resume(owner, file.id, call.exchange())
        return null
      }
      // Its last part arrived and its answer did not: there is nothing left to send.
      call.setHeader('tus-resumable', '1.0.0')
      call.setHeader('upload-offset', String(file.size))
      call.setHeader('upload-length', String(file.size))
      return null
    },
    'PATCH files/resumable/:id': async call => {
      assertSpoken(call.header)
      if (call.header('upload-offset') === undefined) throw new Problem('MALFORMED')
      if (call.header('content-type') !== 'application/offset+octet-stream')
        throw new Problem('UNSUPPORTED_MEDIA_TYPE')
      const owner = ownerOf(call)
      await uploading(owner, async () => {
        const { id } = await files.getPending(owner, call.params.id)
        await resume(owner, id, call.exchange())
      })
      return null as never
    },
    'DELETE files/resumable/:id': async call => {
      const owner = ownerOf(call)
      await files.getPending(owner, call.params.id)
      await files.remove(owner, call.params.id)
      call.setHeader('tus-resumable', '1.0.0')
      return null
    },
  }
}
