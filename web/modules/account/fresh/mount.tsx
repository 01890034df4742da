// The question that proves a person anew, asked over whatever page is open when a call needs it. A root of its own, loaded for
// the first call that needs one.

import { LanguageProvider } from '@bawaba/ui/language.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import type { Client } from '../../../client/client.ts'
import { ClientProvider } from '../../../client/hooks.tsx'
import type { AppDefinition } from '../../../shell/app.ts'
import { AppProvider } from '../../../shell/context.tsx'
import { ProofDialog } from './proof-dialog.tsx'

/** Asks the person for a proof; answers whether they gave it. */
export const askProof = (app: AppDefinition, client: Client, queries: QueryClient): Promise<boolean> =>
  new Promise(resolve => {
    const container = document.createElement('div')
    document.body.append(container)
    const root = createRoot(container)
    const end = (isProved: boolean) => {
      root.unmount()
      container.remove()
      resolve(isProved)
    }
    root.render(
      <LanguageProvider language={client.language}>
        <QueryClientProvider client={queries}>
          <ClientProvider client={client}>
            <AppProvider app={app}>
              <ProofDialog onProved={() => end(true)} onClose={() => end(false)} />
            </AppProvider>
          </ClientProvider>
        </QueryClientProvider>
      </LanguageProvider>,
    )
  })
