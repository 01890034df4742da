// Trying owed work now, instead of after its pause: it leaves the list once it is done.

import type { OwedWork } from '@bawaba/contract/entities/owed-work.ts'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { useWrites } from '../../client/use-writes.tsx'
import { announce } from '../../shell/toasts.tsx'
import { messages } from './messages.ts'

export const useTryNow = ({ id }: OwedWork) => {
  const write = useWrites({ 'POST owedWork/:id/run': ['GET owedWork'] })
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: () => write('POST owedWork/:id/run', { params: { id } }),
    onSuccess: () => announce({ id: 'owed-work', kind: 'success', message: messages.trying }),
  })
  return { tryNow: () => mutate(), isTrying: isPending, failure: error?.message }
}
