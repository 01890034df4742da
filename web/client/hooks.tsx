// The client in React: a context, reading calls as queries, the session, signing in and out.

import type { CallKey } from '@bawaba/contract/calls/index.ts'
import type { Session as SignedIn } from '@bawaba/contract/entities/session.ts'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react'
import type { Answer, Client, Input } from './client.ts'
import { leave, localPath } from './leave.ts'
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

/** Ends the session on the server, then here; rejects when the server could not be reached, so that one may try again. */
export const useSignOut = (): (() => Promise<void>) => {
  const client = useClient()
  return useCallback(async () => {
    const { userSlug: slug, userId } = client.session.read()
    if (!slug || !userId) return
    // Loaded first: without it nobody is told that they are signed out.
    const { forgetKeptForms } = await import('./restore-forms.ts')
    const redirectUrl = client.stored.get('logoutUrl') ?? undefined
    const input = { params: { slug }, body: { redirectUrl } } as unknown as Input<'POST :slug/logout'>[0]
    const { logoutUrl } = await client.call('POST :slug/logout', input)
    // For reports of screens, where there are any.
    dispatchEvent(new Event('logout_action'))
    client.session.end()
    // An open form keeps what was typed as it leaves the page; only then is everything forgotten.
    await new Promise(resolve => setTimeout(resolve))
    forgetKeptForms(client, userId)
    leave(localPath(logoutUrl) ?? logoutUrl ?? localPath(redirectUrl))
  }, [client])
}
