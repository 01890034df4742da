// The query cache: no retry, no refetch by itself, nothing grows stale, notifications apart.
// A list says when it was loaded and can be refreshed; nothing moves under the reader's eyes.

import type { CallKey } from '@bawaba/contract/calls/index.ts'
import { type Query, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Answer, Client, Input } from './client.ts'
import type { CommonCall, Of } from './fresh.ts'
import type { SessionStore } from './session.ts'
import { forgetForms, type Shelf } from './stored-forms.ts'
import { takeover } from './takeover.ts'

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

const queryOf = <Key extends CallKey>(client: Client, key: Key, ...[input]: Input<Key>) =>
  queryOptions<Answer<Key>>({
    queryKey: [key, input?.params ?? null, input?.query ?? null, input?.body ?? null],
    queryFn: ({ signal }) => client.call(key, ...([{ ...input, signal }] as unknown as Input<Key>)),
  })
export type CallQuery<Key extends CallKey> = ReturnType<typeof queryOf<Key>>

/** The query of a reading call: the same call with the same input is sent once. How fresh it is `useRead` demands. */
export const callQuery = queryOf as <Key extends CallKey>(
  client: Client,
  key: Key,
  ...input: Input<Key>
) => CallQuery<Key> & Of<Key>

/** A query of one's own about what is the same for everybody. */
export const common = <Query>(query: Query): Query & Of<CommonCall> => query as Query & Of<CommonCall>

/**
 * Shows the answer of an act instead of what was read before. A reading that was under way before the act would bring back
 * the older state: it is cancelled first.
 */
export const showAnswer = async <Data>(
  queries: QueryClient,
  queryKey: QueryKey,
  update: Data | ((shown: Data | undefined) => Data | undefined),
): Promise<void> => {
  await queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData<Data>(queryKey, update as Data)
}

/** What is the portal's own stays whoever is signed in. */
const isPersonal = ({ queryKey }: Query): boolean => queryKey[0] !== 'GET misc/appData'

const isEmpty = ({ state }: Query): boolean => state.status === 'pending' && state.fetchStatus === 'idle'

/**
 * Forgets what was loaded for a person, by `forget`. What the page was drawn from is forgotten once all of it is alive: until
 * then the parts that are not need it to be what was drawn.
 */
const forgetPersonal = (queries: QueryClient, forget: (query: Query) => void): void => {
  for (const query of queries.getQueryCache().findAll({ predicate: isPersonal }))
    takeover.release(query.queryHash, () => forget(query))
}

/** Forgets what was loaded with a permission; the page that shows it is left at once. */
export const forgetOwner = (queries: QueryClient): void =>
  forgetPersonal(queries, query => queries.getQueryCache().remove(query))

/**
 * Forgets everything that was loaded for a person. A query that a component waits for must not be removed: its call is
 * cancelled without a word, and the component would wait for ever. It is emptied instead, and loaded again for whoever
 * is there now if it is still shown once the page has been drawn anew.
 */
const forgetPerson = (queries: QueryClient): void =>
  forgetPersonal(queries, query => {
    if (query.getObserversCount() === 0) return queries.getQueryCache().remove(query)
    query.reset()
    const { queryKey } = query
    setTimeout(
      () => void queries.refetchQueries({ type: 'active', queryKey, exact: true, predicate: isEmpty }),
    )
  })

/**
 * Forgets a person whenever another is signed in or nobody is, in this tab or in another one. Forms that were typed into
 * stay for the person to come back to, until somebody else signs in. Called before anything is drawn, so that no
 * component sees the new session beside what the old one loaded.
 */
export const followPerson = (
  queries: QueryClient,
  session: Pick<SessionStore, 'read' | 'subscribe'>,
  forms: () => Shelf & Pick<Storage, 'getItem' | 'setItem'>,
): (() => void) => {
  let present = session.read().userId
  /** The tab remembers whose forms they are: a provider's sign-in page, or a reload, begins the page again. */
  const giveFormsTo = (userId: string) => {
    const shelf = forms()
    // One may be signed in to two apps of the portal in one tab.
    const name = `formsOwner/${session.read().userSlug}`
    const former = shelf.getItem(name)
    if (former !== null && former !== userId) forgetForms(shelf)
    shelf.setItem(name, userId)
  }
  if (present !== undefined) giveFormsTo(present)
  return session.subscribe(() => {
    const { userId } = session.read()
    if (userId === present) return
    present = userId
    forgetPerson(queries)
    if (userId !== undefined) giveFormsTo(userId)
  })
}
