// The client in React: a context, reading calls as queries, the session, signing in.

import type { CallKey } from '@bawaba/contract/calls/index.ts'
import type { Session as SignedIn } from '@bawaba/contract/entities/session.ts'
import type { UseQueryOptions } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Answer, Client, Input } from './client.ts'
import type { CommonCall, Fresh, FreshOf, Of } from './fresh.ts'
import { type CallQuery, callQuery } from './queries.ts'
import type { Session } from './session.ts'
import { useRead } from './use-read.tsx'

const ClientContext = createContext<Client | undefined>(undefined)

export const ClientProvider = ({ client, children }: { client: Client; children: ReactNode }) => (
  <ClientContext value={client}>{children}</ClientContext>
)

/** The client of this app; `client.call(key, input)` for everything that changes something. */
export const useClient = (): Client => {
  const client = useContext(ClientContext)
  if (!client) throw new Error('useClient outside the ClientProvider')
  return client
}

type Options<Key extends CallKey> = Omit<UseQueryOptions<Answer<Key>>, 'queryKey' | 'queryFn'>

/** Reads what a call answers to everybody: `useCall('GET Categories', { query: { filter } })`. */
export const useCall = <Key extends CommonCall>(key: Key, ...input: Input<Key>) =>
  useRead(callQuery(useClient(), key, ...input) as CallQuery<Key> & Of<CommonCall>)

/** As `useCall`, with what a query takes (`enabled`, `refetchInterval`), and how fresh its answer is. */
export const useCallWhen = <Key extends CallKey>(
  options: Options<Key> & FreshOf<Key>,
  key: Key,
  ...input: Input<Key>
) =>
  useRead<Answer<Key>>({ ...callQuery(useClient(), key, ...input), ...options } as CallQuery<Key> & {
    fresh: Fresh
  })

/** Who is signed in. `unknown` on the server and while the page wakes up, then `visitor` or `signed-in`. */
export const useSession = (): Session => {
  const { session } = useClient()
  return useSyncExternalStore(session.subscribe, session.read, session.drawn)
}

/** Whose things this page shows: one's own, or the person's whom one acts for. Undefined for a visitor. */
export const usePersonId = (): string | undefined => {
  const { userId, actingFor } = useSession()
  return actingFor?.id ?? userId
}

/** Begins a session with what a sign-in call answered. */
export const useSignIn = (): ((signedIn: SignedIn) => void) => {
  const client = useClient()
  return useCallback(signedIn => client.session.begin(signedIn), [client])
}
