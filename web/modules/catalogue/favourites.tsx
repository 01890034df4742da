// The services that the reader keeps at hand. Nobody has any while they act for somebody else.

import { useQueryClient } from '@tanstack/react-query'
import { useCallWhen, useClient, useSession } from '../../client/hooks.tsx'
import { callQuery, showAnswer } from '../../client/queries.ts'
import { announce, retract } from '../../shell/toasts.tsx'
import { messages } from './messages.ts'

/** `isOn`: whether the reader may have favourites. */
export const useFavourites = () => {
  const client = useClient()
  const queries = useQueryClient()
  const { status, actingFor } = useSession()
  const isTheirs = status === 'signed-in' && actingFor === undefined
  const { data } = useCallWhen({ enabled: isTheirs, fresh: 'untilChanged' }, 'GET favourites')
  const slugs = data ?? []
  // A page that the server drew for a person has them before the browser has said who is there.
  const isOn = isTheirs || (status === 'unknown' && data !== undefined)
  const { queryKey } = callQuery(client, 'GET favourites')

  /** Shows the change at once, and then what the server has: it may not have taken it. */
  const toggle = async (slug: string): Promise<void> => {
    const isFavourite = slugs.includes(slug)
    await showAnswer(queries, queryKey, isFavourite ? slugs.filter(each => each !== slug) : [...slugs, slug])
    const input = { params: { service: slug } }
    try {
      await (isFavourite
        ? client.call('DELETE favourites/:service', input)
        : client.call('PUT favourites/:service', input))
      retract('favourites')
    } catch {
      announce({ id: 'favourites', kind: 'error', message: messages.notKept })
    } finally {
      await queries.invalidateQueries({ queryKey })
    }
  }
  return { isOn, slugs, toggle }
}
