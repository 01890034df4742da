// Managing staff over HTTP.

import type { userCalls } from '@bawaba/contract/calls/users.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { byOf, type Call, type Handlers } from '../../platform/http/call.ts'
import { revisionOf } from '../../platform/http/headers.ts'
import type { Grants } from './grants.ts'
import type { Links } from './links.ts'
import type { Users } from './users.ts'

const tagged = <R extends { revision: number }>(call: Pick<Call, 'setHeader'>, user: R): R => {
  call.setHeader('etag', `"${user.revision}"`)
  return user
}
const page = <Row>(
  call: Pick<Call, 'setHeader'>,
  { rows, total, next }: { rows: Row[]; total: number | undefined; next: string | undefined },
): Row[] => {
  if (total !== undefined) call.setHeader('x-total-count', String(total))
  if (next !== undefined) call.setHeader('x-next-cursor', next)
  return rows
}

export const userRoutes = (users: Users, links: Links, grants: Grants): Handlers<keyof typeof userCalls> => ({
  'GET users': async call => {
    const query = { ...call.query, filter: call.query.filter, inAddress: true }
    return page(call, await users.list(byOf(call), query))
  },
  'POST users/query': async call => {
    const query = { ...call.body, filter: call.body.filter, inAddress: false }
    return page(call, await users.list(byOf(call), query))
  },
  'GET users/count': async call => ({ count: await users.count(call.query.where) }),
  'GET users/findOne': async call => {
    const [first] = (await users.list(byOf(call), { filter: call.query.filter, inAddress: true })).rows
    if (!first) throw new Problem('NOT_FOUND')
    // Without its revision, which `fields` may leave out, it has no tag.
    return first.revision === undefined ? first : tagged(call, first)
  },
  'GET users/:id/exists': async call => ({ exists: await users.has(call.params.id) }),
  'GET users/choices': () => users.choices(),
  'GET users/:id': async call => tagged(call, await users.get(call.params.id)),
  'POST users': async call => tagged(call, await users.add(byOf(call), call.body)),
  'PATCH users/:id': async call =>
    tagged(
      call,
      await users.change(byOf(call), call.params.id, revisionOf(call.header('if-match')), call.body),
    ),
  'POST users/:id/openWork': call => users.openWork(call.params.id, call.body),
  'POST users/:id/disable': call => users.disable(byOf(call), call.params.id, call.body.handover),
  'POST users/:id/enable': call => users.enable(byOf(call), call.params.id),
  'POST users/:id/resetPassword': call => users.resetPassword(byOf(call), call.params.id),
  'POST users/:id/invite': call => users.invite(byOf(call), call.params.id),
  'POST users/:id/confirmRoles': async call =>
    tagged(call, await grants.confirm(byOf(call), call.params.id, revisionOf(call.header('if-match')))),
  'POST users/:id/declineRoles': async call =>
    tagged(call, await grants.decline(byOf(call), call.params.id, revisionOf(call.header('if-match')))),
  'GET users/file/content': async call => {
    const file = await users.file(byOf(call), call.query.part ?? 1)
    call.setHeader('content-type', 'text/csv; charset=utf-8')
    call.setHeader('content-disposition', 'attachment; filename="users.csv"')
    call.setHeader('content-security-policy', `sandbox; default-src 'none'`)
    call.setHeader('cache-control', 'private, no-store')
    return Buffer.from(file) as never
  },
  'POST users/import': async call => users.import(byOf(call), await call.file(), call.query.dryRun === true),
  'POST invitations/open': call => links.open(call.body.token, call.address),
  'POST invitations/accept': async call => {
    await links.accept(call.body.token, call.body.password, call.address)
    return null
  },
})
