// The payment of a request, asked about again while its outcome is open: every three seconds, for two minutes after coming
// back from the provider, and then when its payer says so.

import type { PaymentStatusView } from '@bawaba/contract/entities/payment.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCallWhen, useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'

const everyMs = 3_000
const patienceMs = 120_000

type Named = Pick<Request, 'serviceSlug' | 'ID' | 'activityId'>

export const useDetails = ({ serviceSlug, ID, activityId }: Named) =>
  useCallWhen({ fresh: 'always' }, 'GET :service/:id/activity/:activityId/paymentDetails', {
    params: { service: serviceSlug, id: ID, activityId },
  })

/** Whoever is back from the provider waits for its word about the card; a code or a transfer chosen since is waited for by nobody. */
const isUnsettled = (status: PaymentStatusView | undefined, returned: boolean): boolean =>
  status?.status === 'checking' ||
  (returned && status?.status === 'created' && status.payment.channel === 'card')

/** `isPatient`: news is waited for; otherwise its payer asks. */
export const usePaymentStatus = ({ serviceSlug, ID }: Named, returned: boolean) => {
  const [until] = useState(() => Date.now() + patienceMs)
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  const query = returned ? { returned: true } : {}
  const answer = useCallWhen(
    {
      fresh: 'always',
      refetchInterval: ({ state }) =>
        isUnsettled(state.data as PaymentStatusView | undefined, returned) && Date.now() < until
          ? everyMs
          : false,
    },
    'GET :service/:id/paymentStatus',
    { params: { service: serviceSlug, id: ID }, query },
  )
  return { ...answer, isPatient, isOpen: isUnsettled(answer.data, returned) }
}

/** Forgets what is known of the payment and its request, after it was changed. */
export const useForget = ({ serviceSlug, ID, activityId }: Named): (() => Promise<void>) => {
  const client = useClient()
  const queries = useQueryClient()
  return async () => {
    const params = { service: serviceSlug, id: ID }
    await Promise.all([
      queries.invalidateQueries({
        queryKey: callQuery(client, 'GET :service/:id/paymentStatus', { params }).queryKey.slice(0, 2),
      }),
      queries.invalidateQueries({
        queryKey: callQuery(client, 'GET :service/:id/activity/:activityId/paymentDetails', {
          params: { ...params, activityId },
        }).queryKey,
      }),
    ])
  }
}
