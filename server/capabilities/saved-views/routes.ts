// Saved views over HTTP.

import { type Handlers, signedIn } from '../../platform/http/call.ts'
import type { SavedViews } from './saved-views.ts'

type ViewCalls = 'GET views' | 'POST views' | 'PATCH views/:id' | 'DELETE views/:id'

export const savedViewRoutes = (views: SavedViews): Handlers<ViewCalls> => ({
  'GET views': call => views.list(signedIn(call).accountId),
  'POST views': call => views.add(signedIn(call).accountId, call.body),
  'PATCH views/:id': call => views.change(signedIn(call).accountId, call.params.id, call.body),
  'DELETE views/:id': async call => {
    await views.remove(signedIn(call).accountId, call.params.id)
    return null
  },
})
