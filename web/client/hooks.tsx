// The client in React: a context, reading calls as queries, the session, signing in.

import type { CallKey } from '@bawaba/contract/calls/index.ts'
import type { Session as SignedIn } from '@bawaba/contract/entities/session.ts'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Answer, Client, Input } from './client.ts'
import { callQuery } from './queries.ts'
import type { Session } from './session.ts'

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

/** A reading call as a query: `useCall('GET Categories', { query: { filter } })`. */
export const useCall = <Key extends CallKey>(key: Key, ...input: Input<Key>) =>
  useQuery(callQuery(useClient(), key, ...input))

/** As `useCall`, with options of the query: `enabled`, `refetchInterval`, `retry`. */
export const useCallWhen = <Key extends CallKey>(options: Options<Key>, key: Key, ...input: Input<Key>) =>
  useQuery<Answer<Key>>({ ...callQuery(useClient(), key, ...input), ...options })

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
