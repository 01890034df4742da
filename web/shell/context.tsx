// The app and the portal's settings, for every component of a page.

import type { AppData } from '@bawaba/contract/entities/app-data.ts'
import { queryOptions } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import type { Client } from '../client/client.ts'
import { useClient } from '../client/hooks.tsx'
import { common } from '../client/queries.ts'
import { useRead } from '../client/use-read.tsx'
import type { AppDefinition } from './app.ts'

const AppContext = createContext<AppDefinition | undefined>(undefined)

export const AppProvider = ({ app, children }: { app: AppDefinition; children: ReactNode }) => (
  <AppContext value={app}>{children}</AppContext>
)

/** The app this page belongs to. */
export const useApp = (): AppDefinition => {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp outside the AppProvider')
  return app
}

export type PortalData = Omit<AppData, 'csrfToken'>

/** Our screens bring their own sentences; those of errors come with them, and the words that staff put in their place. */
export const withoutSentences = (signal: AbortSignal) => ({ signal, query: { translations: false } })

/** Names and settings. The token for calls stays with the client: pages are cached and this travels in them. */
export const portalQuery = (client: Client) =>
  common(
    queryOptions<PortalData>({
      queryKey: ['GET misc/appData'],
      queryFn: async ({ signal }) => {
        const { csrfToken: _, ...portal } = await client.call('GET misc/appData', withoutSentences(signal))
        return portal
      },
      meta: { global: true },
    }),
  )

/** What the portal says about itself; undefined while, or if, it could not be loaded. */
export const usePortal = (): PortalData | undefined => useRead(portalQuery(useClient())).data
