// What helps with a page and is no part of it: the search of the header as a dialog, the guided tours, the question of who
// one is. A root of its own, loaded once the page is alive: no page waits for it or carries it.

import { LanguageProvider } from '@bawaba/ui/language.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import type { Client } from '../../client/client.ts'
import { ClientProvider } from '../../client/hooks.tsx'
import type { AppDefinition } from '../../shell/app.ts'
import { AppProvider } from '../../shell/context.tsx'
import { Aids } from './aids.tsx'

export const mountAids = (
  app: AppDefinition,
  client: Client,
  queries: QueryClient,
  router: AnyRouter,
): void => {
  const root = document.createElement('div')
  root.dataset.aidsAlive = ''
  document.body.append(root)
  createRoot(root).render(
    <LanguageProvider language={client.language}>
      <QueryClientProvider client={queries}>
        <ClientProvider client={client}>
          <AppProvider app={app}>
            <RouterContextProvider router={router}>
              <Aids />
            </RouterContextProvider>
          </AppProvider>
        </ClientProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  )
}
