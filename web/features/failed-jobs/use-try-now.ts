// Trying owed work now, instead of after its pause: it leaves the list once it is done.

import type { OwedWork } from '@bawaba/contract/entities/owed-work.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { announce } from '../../shell/toasts.tsx'
import { messages } from './messages.ts'

export const useTryNow = ({ id }: OwedWork) => {
  const client = useClient()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => client.call('POST owedWork/:id/run', { params: { id } }),
    onSuccess: () => {
      announce({ id: 'owed-work', kind: 'success', message: messages.trying })
      return queries.invalidateQueries({ queryKey: callQuery(client, 'GET owedWork').queryKey })
    },
  })
  return { tryNow: () => mutate(), isTrying: isPending, failure: error?.message }
}
