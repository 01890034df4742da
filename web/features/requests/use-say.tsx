// Sending what an applicant says of a request: what comes back is what the page shows from then on.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { serverWords } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { showChanged } from '../../modules/requests/queries.ts'
import { sayMessages } from './say-messages.ts'

/** `send` answers whether it went through; `failure` holds words where it did not. */
export const useSay = () => {
  const client = useClient()
  const queries = useQueryClient()
  const text = useText()
  const underWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async (call: () => Promise<Request>): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setSending(true)
    setFailure(undefined)
    try {
      await showChanged(queries, client, await call())
      return true
    } catch (error) {
      setFailure(serverWords(error) ?? text(sayMessages.failed))
      return false
    } finally {
      underWay.current = false
      setSending(false)
    }
  }
  return { client, send, isSending, failure }
}
