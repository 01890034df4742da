// Sending a new request: exactly once for one form, and afterwards to its page.

import type { Answers, Fault } from '@bawaba/forms/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { faultsOf } from '../../requests/faults.ts'
import { compiledServiceQuery, forgetLists, type OpenService } from '../../requests/queries.ts'
import { announce } from '../../shell/bulletin.tsx'
import { messages } from './messages.ts'
import { isRefusedFor } from './refusal.ts'
import type { KeptForm } from './use-kept-form.tsx'

type Filing = {
  submit: (data: Answers) => Promise<Fault[] | undefined>
  /** A try did not get through; the button says so. */
  hasFailed: boolean
}

/** `onSentBefore`: the server knows this form's key with other answers, so an earlier try did get through. */
export const useFiling = (
  { service }: OpenService,
  { key, save, finish }: KeptForm,
  onSentBefore: () => void,
): Filing => {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [hasFailed, setHasFailed] = useState(false)
  const { serviceSlug = '', version } = service

  const file = async (data: Answers) => {
    const { ID } = await client.call('POST :service', {
      params: { service: serviceSlug },
      body: { data, version },
      headers: { 'Idempotency-Key': key },
    })
    finish(ID)
    forgetLists(queries)
    await navigate({
      to: '/services/$serviceSlug/entries/$entryId',
      params: { serviceSlug, entryId: ID },
      search: { sent: true },
      replace: true,
    })
  }

  const submit = async (data: Answers) => {
    save()
    try {
      await file(data)
      return undefined
    } catch (error) {
      const faults = faultsOf(error)
      if (faults) return faults
      if (isRefusedFor(error, 'IDEMPOTENCY_KEY_REUSED')) onSentBefore()
      if (isRefusedFor(error, 'VERSION_CHANGED')) {
        announce({ id: 'form-changed', kind: 'warning', message: messages.formChanged })
        await queries.fetchQuery({ ...compiledServiceQuery(client, serviceSlug), staleTime: 0 })
      }
      setHasFailed(true)
      throw error
    }
  }
  return { submit, hasFailed }
}
