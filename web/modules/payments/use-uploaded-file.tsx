// Sends a file and waits until it has been checked: only then may it prove anything.

import { cancelled } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'

const everyMs = 500
/** Checking a file takes a moment, on a busy server a few. */
const tries = 40
const pause = () => new Promise(resolve => setTimeout(resolve, everyMs))

/** Answers the file's id; rejects with the server's words where it is refused. */
export const useUploadedFile = (): ((file: File | undefined) => Promise<string>) => {
  const client = useClient()
  return async file => {
    if (!file) throw cancelled(client.language)
    const body = new FormData()
    body.append('file', file)
    const { id } = await client.call('POST files', { body: body as never })
    for (let count = 0; count < tries; count++) {
      const { state } = await client.call('GET files/:id', { params: { id } })
      if (state !== 'pending') break
      await pause()
    }
    return id
  }
}
