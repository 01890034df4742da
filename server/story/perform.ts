// Calls of the portal without HTTP: the same checks of what comes in, the same policy, the same handlers.

import type { CallKey, Calls } from '@bawaba/contract/calls/index.ts'
import { type PolicyRow, type Scope, scopeOf } from '@bawaba/contract/policy.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import type { Actor, Call } from '../platform/http/call.ts'
import type { ServedCall } from '../platform/http/register.ts'
import { checkerOf } from '../platform/http/schemas.ts'

type Input = {
  params?: Record<string, string>
  query?: object
  body?: object
  headers?: Record<string, string>
}
export type Perform = <Key extends CallKey>(
  who: Actor,
  key: Key,
  input?: Input,
) => Promise<Calls[Key]['answer']>

/** What a person may do where nobody acts for them; somebody who does has the scope of the row's `acting`. */
const scopeFor = (row: PolicyRow, who: Actor): Scope => {
  const isActing = who.mode !== 'VISITOR' && who.by !== undefined
  const scope = isActing ? row.acting : scopeOf(row, who.mode === 'VISITOR' ? { mode: 'VISITOR' } : who)
  if (!scope) throw new Problem('FORBIDDEN')
  return scope
}

const nothing = (): never => {
  throw new Error('A call of the story carries no file')
}

export const createPerform = (calls: ReadonlyMap<string, ServedCall>): Perform => {
  const checks = new Map<string, (input: Input) => void>()
  const checkOf = (key: string, { definition }: ServedCall) => {
    const present = checks.get(key)
    if (present) return present
    const [params, query, body] = [
      checkerOf('params', definition.params),
      checkerOf('query', definition.query),
      checkerOf('body', definition.body),
    ]
    const check = (input: Input): void => {
      params(input.params ?? {})
      query(input.query ?? {})
      if (definition.body) body(input.body ?? {})
    }
    checks.set(key, check)
    return check
  }

  return async (who, key, given = {}) => {
    const served = calls.get(key)
    if (!served) throw new Error(`There is no call ${key}`)
    // As on the wire: nothing undefined, nothing shared.
    const input = JSON.parse(JSON.stringify(given)) as Input
    checkOf(key, served)(input)
    const call = {
      params: input.params ?? {},
      query: input.query ?? {},
      body: input.body ?? {},
      actor: who,
      scope: scopeFor(served.definition.policy, who),
      language: 'ar',
      device: 'web',
      mode: who.mode === 'VISITOR' ? 'CITIZEN' : who.mode,
      address: '127.0.0.1',
      header: (name: string) => input.headers?.[name],
      headers: () => input.headers ?? {},
      cookie: (name: string) => input.headers?.[`cookie ${name}`],
      setHeader: () => undefined,
      setCookie: () => undefined,
      clearCookie: () => undefined,
      file: nothing,
      signed: nothing,
      exchange: nothing,
    } as unknown as Call
    return (await served.handler(call)) as never
  }
}
