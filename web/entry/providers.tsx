// Everything around a page: the language, the app, the client, the query cache, the router.

import { LanguageProvider } from '@bawaba/ui/language.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import type { Client } from '../client/client.ts'
import { ClientProvider } from '../client/hooks.tsx'
import type { AppDefinition } from '../shell/app.ts'
import { AppProvider } from '../shell/context.tsx'

export const Portal = ({
  app,
  client,
  queries,
  router,
}: {
  app: AppDefinition
  client: Client
  queries: QueryClient
  router: AnyRouter
}) => (
  <LanguageProvider language={client.language}>
    <QueryClientProvider client={queries}>
      <ClientProvider client={client}>
        <AppProvider app={app}>
          <RouterProvider router={router} />
        </AppProvider>
      </ClientProvider>
    </QueryClientProvider>
  </LanguageProvider>
)
