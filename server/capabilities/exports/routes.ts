// Exports over HTTP. The bytes go out as an attachment in a sandbox.

import { type Call, type Handlers, signedIn } from '../../platform/http/call.ts'
import { disposition } from '../files/index.ts'
import type { Caller, Exports } from './exports.ts'

type ExportCalls =
  | 'GET exports'
  | 'POST exports'
  | 'GET exports/:id'
  | 'GET exports/:id/content'
  | 'DELETE exports/:id'

const callerOf = (call: Pick<Call, 'actor' | 'address' | 'language'>): Caller => ({
  actor: signedIn(call),
  address: call.address,
  language: call.language,
})

export const exportRoutes = (exports: Exports): Handlers<ExportCalls> => ({
  'GET exports': call => exports.list(callerOf(call)),
  'POST exports': call => exports.add(callerOf(call), call.body, call.header('idempotency-key')),
  'GET exports/:id': call => exports.show(callerOf(call), call.params.id),
  'GET exports/:id/content': async call => {
    const { bytes, name, type } = await exports.fetch(callerOf(call), call.params.id)
    call.setHeader('content-type', type)
    call.setHeader('content-disposition', disposition(name))
    call.setHeader('content-security-policy', `sandbox; default-src 'none'`)
    call.setHeader('cache-control', 'private, no-store')
    return bytes
  },
  'DELETE exports/:id': async call => {
    await exports.remove(callerOf(call), call.params.id)
    return null
  },
})
