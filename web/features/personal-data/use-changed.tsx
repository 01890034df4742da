// After a decision or a change of a hold: it is said, and both lists are read again.

import { useQueryClient } from '@tanstack/react-query'
import { announce } from '../../shell/toasts.tsx'
import type { messages } from './messages.ts'

type Done = (typeof messages)['done' | 'holdPlaced' | 'holdLifted']

export const useChanged = () => {
  const queries = useQueryClient()
  return async (message: Done): Promise<void> => {
    announce({ id: 'erasures', kind: 'success', message })
    // The requests come last: what a card offers next is there once the act is over, and takes a press.
    for (const key of ['GET holds', 'GET erasures']) await queries.invalidateQueries({ queryKey: [key] })
  }
}
