// The client for the screens of a programme: its calls are not in the contract, so it names the definitions that type them.
//
//     import type { lampCalls } from '../calls.ts'
//     const client = programmeClient<typeof lampCalls>(useClient())
//     const lamps = useRead({ ...client.query('GET lamps'), fresh: 'always' })

import type { ArgumentsOf, CallDefinition, CallTypes } from '@bawaba/contract/calls/call.ts'
import type { UseQueryOptions } from '@tanstack/react-query'
import type { Client } from './client.ts'
import { callQuery } from './queries.ts'

type Definitions = Record<string, CallDefinition>
type Input<Definition extends CallDefinition> =
  Record<never, never> extends ArgumentsOf<CallTypes<Definition>>
    ? [input?: ArgumentsOf<CallTypes<Definition>>]
    : [input: ArgumentsOf<CallTypes<Definition>>]
type AnswerTo<Definition extends CallDefinition> = CallTypes<Definition>['answer']

export type ProgrammeClient<Own extends Definitions> = {
  call<Key extends keyof Own>(key: Key, ...input: Input<Own[Key]>): Promise<AnswerTo<Own[Key]>>
  /** As `call`, with the headers of the answer: X-Total-Count, ETag. */
  send<Key extends keyof Own>(
    key: Key,
    ...input: Input<Own[Key]>
  ): Promise<{ answer: AnswerTo<Own[Key]>; headers: Headers }>
  /** A reading call as a query, stored and forgotten like those of the contract. */
  query<Key extends keyof Own>(
    key: Key,
    ...input: Input<Own[Key]>
  ): Required<Pick<UseQueryOptions<AnswerTo<Own[Key]>>, 'queryKey' | 'queryFn'>>
}

export const programmeClient = <Own extends Definitions>(client: Client): ProgrammeClient<Own> => {
  const own = {
    call: client.call,
    send: client.send,
    query: (key: never, input: never) => callQuery(client, key, input),
  }
  return own as unknown as ProgrammeClient<Own>
}
