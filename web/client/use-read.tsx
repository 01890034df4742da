// What pages read: an answer, whether it is there, and how fresh it has to be.

import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { type Declared, freshness } from './fresh.ts'

/** Whether there is something to show, whatever became of reading it again. */
export type State = 'loading' | 'failed' | 'ready'

const stateOf = ({ data, error }: { data: unknown; error: unknown }): State =>
  data !== undefined ? 'ready' : error ? 'failed' : 'loading'

/** Says of a result whether it is there. What else is read of it is followed as before, and nothing more. */
export const withState = <Result extends { data: unknown; error: unknown }>(
  result: Result,
): Result & { state: State } =>
  new Proxy(result as Result & { state: State }, {
    get: (of, key) => (key === 'state' ? stateOf(of) : of[key as keyof Result]),
  })

/** Reads something. `state` says whether it is there. */
export const useRead = <Data, Answer = Data, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Data, DefaultError, Answer, Key> & Declared,
): UseQueryResult<Answer> & { state: State } => withState(useQuery({ ...query, ...freshness(query.fresh) }))
