// Files over HTTP. Bytes go out as an attachment in a sandbox; only a thumbnail, which is ours, may stand in a page.

import type { fileCalls } from '@bawaba/contract/calls/files.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import type { AtOnce } from './at-once.ts'
import type { Caller, Fetched, Files } from './files.ts'
import { disposition } from './links.ts'
import type { Resumable } from './resumable.ts'
import { announcedIn, assertSpoken } from './resumable.ts'

const callerOf = (call: Pick<Call, 'actor' | 'scope'>): Caller => ({
  actor: signedIn(call),
  scope: call.scope,
})

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
): Handlers<keyof typeof fileCalls> => ({
  'POST files': call => {
    const actor = signedIn(call)
    return atOnce(actor.accountId, async () => files.receive(actor, await call.file()))
  },
  'GET files/:id': call => files.show(callerOf(call), call.params.id),
  'DELETE files/:id': async call => {
    await files.remove(signedIn(call), call.params.id)
    return null
  },
  'GET files/:id/link': call => files.link(callerOf(call), call.params.id, call.query.what ?? 'file'),
  'GET files/:id/content': async call =>
    send(call, await files.fetch(callerOf(call), { ...call.query, id: call.params.id })),

  'POST files/resumable': async call => {
    const actor = signedIn(call)
    await atOnce(actor.accountId, async () => {
      const { id } = await files.begin(actor, announcedIn(call.header))
      await resume(actor, id, call.exchange())
    })
    return null
  },
  'HEAD files/resumable/:id': async call => {
    const actor = signedIn(call)
    assertSpoken(call.header)
    const file = await files.show(callerOf(call), call.params.id)
    if (file.state === 'pending') {
      await files.getPending(actor, file.id)
      await resume(actor, file.id, call.exchange())
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
    const actor = signedIn(call)
    await atOnce(actor.accountId, async () => {
      const { id } = await files.getPending(actor, call.params.id)
      await resume(actor, id, call.exchange())
    })
    return null as never
  },
  'DELETE files/resumable/:id': async call => {
    const actor = signedIn(call)
    await files.getPending(actor, call.params.id)
    await files.remove(actor, call.params.id)
    call.setHeader('tus-resumable', '1.0.0')
    return null
  },
})
