// How a call is described: one definition gives its types, its run-time checks and its OpenAPI entry.
// Browsers name a call by its key and import only the types; the schema library stays on the server.

import type { Text } from '@bawaba/language/index.ts'
import type { Static, TSchema } from 'typebox'
import type { ErrorCode } from '../errors.ts'
import type { PolicyRow } from '../policy.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

export type CallDefinition = {
  summary: Text
  /** Its group in the API page. */
  tag:
    | 'app'
    | 'sign-in'
    | 'people'
    | 'catalogue'
    | 'requests'
    | 'inbox'
    | 'reports'
    | 'files'
    | 'audit'
    | 'maintenance'
    | 'payments'
    | 'notifications'
    | 'demo'
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /**
   * What it takes besides JSON: one streamed file, the bare exchange, which a protocol of its own speaks, or bytes that
   * their sender signed; such a call comes from another origin and proves itself by its signature.
   */
  takes?: 'file' | 'exchange' | 'signed'
  /** Set where the answer is the bytes of a file. */
  gives?: 'file'
  /** Most bytes of its body, where that is more than calls may bring. */
  largest?: number
  answer: TSchema
  /** The status of a good answer; 200 by default. 303 leads a browser on: the answer is empty, its Location says where. */
  status?: 200 | 201 | 202 | 204 | 303
  /** Who may call it, and which objects they reach by it. `contract/test-permissions.ts` says the same by role. */
  policy: PolicyRow
  /** The codes this call answers besides those that every call may answer. */
  errors: ErrorCode[]
  /** True for a call that files, pays or reserves: it takes an Idempotency-Key. */
  idempotent?: true
}

/** Keeps the literal types of a definition while checking its shape. */
export const defineCalls = <const Calls extends Record<`${Method} ${string}`, CallDefinition>>(
  calls: Calls,
): Calls => calls

type StaticOr<Schema, Otherwise> = Schema extends TSchema ? Static<Schema> : Otherwise
/** What goes in and what comes out of one call. */
export type CallTypes<D extends CallDefinition> = {
  params: StaticOr<D['params'], Record<string, never>>
  query: StaticOr<D['query'], Record<string, never>>
  body: StaticOr<D['body'], undefined>
  answer: Static<D['answer']>
}

type Need<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

/** What a caller passes to a call: what it needs must be there, the rest may be. */
export type ArgumentsOf<Types extends { params: unknown; query: unknown; body: unknown }> = Need<
  'params',
  Types['params']
> &
  Need<'query', Types['query']> &
  Need<'body', Types['body']> & { headers?: Record<string, string> }
