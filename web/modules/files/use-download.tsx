// Downloading a file of a request: the link is requested when it is pressed and soon ends.

import { useClient } from '../../client/hooks.tsx'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'

export const useDownload = (id: string) => {
  const client = useClient()
  return useSingleMutation({
    mutationFn: () => client.call('GET files/:id/link', { params: { id }, query: { what: 'file' } }),
    onSuccess: ({ href }) => location.assign(href),
  })
}
