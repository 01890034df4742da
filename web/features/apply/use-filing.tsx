// Sending a new request: exactly once for one form, and afterwards to its page.

import type { Answers, ValidationError } from '@bawaba/forms/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient, useSession } from '../../client/hooks.tsx'
import { connected } from '../../client/online.tsx'
import { forgetDrafts } from '../../modules/drafts/queries.ts'
import type { DraftSync } from '../../modules/drafts/sync.ts'
import { validationErrorsOf } from '../../modules/requests/errors.ts'
import { compiledServiceQuery, forgetLists, type OpenService } from '../../modules/requests/queries.ts'
import { announce } from '../../shell/toasts.tsx'
import { messages } from './messages.ts'
import { isRefusedFor, sentBeforeOf } from './refusal.ts'
import type { OpenedForm } from './use-opened-form.tsx'

type Filing = {
  submit: (data: Answers) => Promise<ValidationError[] | undefined>
  /** A try did not get through; the button says so. */
  hasFailed: boolean
  /** Sending waits for the connection. */
  isWaiting: boolean
  /** This form was sent before, with other answers; sending it once more makes a new request. */
  sentBefore: SentBefore | undefined
}
/** `ID`: the number of the request it became, where it is known. */
export type SentBefore = { ID?: string }

export const useFiling = ({ service }: OpenService, form: OpenedForm, sync: DraftSync): Filing => {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isVisitor = useSession().status === 'visitor'
  const [hasFailed, setHasFailed] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [sentBefore, setSentBefore] = useState<SentBefore>()
  const { serviceSlug = '', version } = service

  const file = async (data: Answers) => {
    const { key, replaces } = form
    const drafts = isVisitor ? {} : replaces ? { draftId: key, replaces } : { draftId: key }
    const { ID, trackingSecret, next } = await client.call('POST :service', {
      params: { service: serviceSlug },
      body: { data, version, ...drafts },
      headers: { 'Idempotency-Key': key },
    })
    sync.stop()
    // A visitor's browser may be anybody's: nothing of the request stays in it.
    form.finish(trackingSecret === undefined ? ID : undefined)
    forgetDrafts(queries)
    forgetLists(queries)
    if (trackingSecret !== undefined)
      return navigate({
        to: '/track',
        search: { number: ID, sent: true },
        state: { trackingSecret } as object,
        replace: true,
      })
    const params = { serviceSlug, entryId: ID }
    // What has to be paid first is not sent yet.
    if (next.kind === 'payment') return navigate({ to: '/pay/$serviceSlug/$entryId', params, replace: true })
    await navigate({
      to: '/services/$serviceSlug/entries/$entryId',
      params,
      search: { sent: true },
      replace: true,
    })
  }

  /** Without a connection it waits; the key makes it one sending however often it had to try. */
  const fileOnce = async (data: Answers): Promise<void> => {
    try {
      await file(data)
    } catch (error) {
      if (!isRefusedFor(error, 'NETWORK-ERROR') || navigator.onLine) throw error
      setWaiting(true)
      await connected()
      setWaiting(false)
      await fileOnce(data)
    }
  }

  const submit = async (data: Answers) => {
    if (sentBefore) {
      form.renew()
      setSentBefore(undefined)
      if (!isVisitor) void sync.overwrite(undefined)
    }
    form.save()
    try {
      await fileOnce(data)
      return undefined
    } catch (error) {
      const errors = validationErrorsOf(error)
      // Somebody else was faster: the question asks anew what is free, and keeps the other answers.
      const conflict = errors?.find(({ key }) => key === 'slotTaken')
      if (conflict) form.store.reload(conflict.field.split('.')[0] as string)
      if (errors) return errors
      if (isRefusedFor(error, 'IDEMPOTENCY_KEY_REUSED')) setSentBefore(sentBeforeOf(error))
      if (isRefusedFor(error, 'VERSION_CHANGED')) {
        announce({ id: 'form-changed', kind: 'warning', message: messages.formChanged })
        await queries.fetchQuery({ ...compiledServiceQuery(client, serviceSlug), staleTime: 0 })
      }
      setHasFailed(true)
      throw error
    }
  }
  return { submit, hasFailed, isWaiting, sentBefore }
}
