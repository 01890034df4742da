// The ways to pay, compared in a line each, with what comes on top; the sum follows the choice, and the button says what
// comes next.

import type { Begun, PaymentDetails, PaymentMeans } from '@bawaba/contract/entities/payment.ts'
import { paymentChannelRows } from '@bawaba/contract/payment-states.ts'
import { formatMoney, formatNumber, formatTime } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { radios } from '../../forms/controls/radios.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import { Lines } from './lines.tsx'
import { messages } from './messages.ts'
import { ProofFirst } from './proof-first.tsx'
import { ReplaceCode } from './replace-code.tsx'
import { useAddresses } from './use-addresses.tsx'

type ChooseProps = {
  details: PaymentDetails
  activityId: string
  /** A code or card page that is open still. */
  open: Begun | undefined
  onBegun: (begun: Begun) => void
}

const actions = { card: messages.payCard, 'payment-code': messages.payCode, bank: messages.payBank } as const
const keyOf = ({ gatewayId, channel }: Pick<PaymentMeans, 'gatewayId' | 'channel'>) =>
  `${gatewayId}/${channel}`

export const Choose = ({ details, activityId, open, onBegun }: ChooseProps) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const addresses = useAddresses(details)
  const [waiting, setWaiting] = useState<PaymentMeans>()
  const { means } = details

  const isProofWaiting = details.payment?.isProofWaiting === true
  const begin = async ({ gatewayId, channel }: PaymentMeans): Promise<void> => {
    const params = { service: details.serviceSlug, id: details.ID, activityId }
    const query = {
      gatewayId,
      channel: channel as 'card',
      ...addresses,
      ...(isProofWaiting ? { despiteProof: true } : {}),
    }
    onBegun(await client.call('GET :service/:id/activity/:activityId/paymentMeans', { params, query }))
  }

  /** What stands under a way to pay, or why it cannot be chosen now. */
  const optionOf = (way: PaymentMeans) => {
    const { label, about } = paymentChannelRows[way.channel]
    const fee =
      Number(way.fee) === 0
        ? messages.feeFree
        : { ...messages.feeOf, params: { fee: formatMoney(language, way.fee) } }
    const feeText = 'params' in fee ? text(messages.feeOf, fee.params) : text(fee)
    const unavailable =
      way.closedUntilDay !== undefined
        ? text(messages.closedUntilDay, { day: formatNumber(language, way.closedUntilDay) })
        : way.availableFrom
          ? text(messages.availableFrom, { time: formatTime(language, way.availableFrom) })
          : undefined
    return {
      value: keyOf(way),
      label:
        means.filter(({ channel }) => channel === way.channel).length > 1
          ? `${text(label)} · ${text(way.label)}`
          : text(label),
      hint: `${text(about)} ${feeText}`,
      ...(unavailable ? { unavailable } : {}),
    }
  }

  const form = usePageForm({
    id: 'pay',
    fields: {
      means: {
        label: text(messages.choose),
        required: text(messages.chooseMissing),
        control: radios(means.map(optionOf)),
      },
    },
    follows: ['means'],
    send: async ({ means: chosen }) => {
      const way = means.find(each => keyOf(each) === chosen)
      if (!way) return
      // A code that was handed out may be on its way to a counter: its end is said before the act.
      if (isProofWaiting || (way.channel === 'card' && open?.paymentCode)) setWaiting(way)
      else await begin(way)
    },
    failed: text(messages.notBegun),
    refused: ({ code }) => (code === 'INTERNAL_SERVER_ERROR' ? text(messages.notBegun) : undefined),
  })
  const chosen = means.find(each => keyOf(each) === form.values.means)
  const action = actions[(chosen?.channel ?? 'card') as keyof typeof actions]
  return (
    <>
      <Lines items={details.items} total={chosen?.total ?? details.total} />
      <PageForm form={form} action={text(action)} />
      <ProofFirst
        isOpen={waiting !== undefined && isProofWaiting}
        isOffice={details.payment?.isOfficeWaiting === true}
        run={async () => {
          if (waiting) await begin(waiting)
        }}
        onClose={() => setWaiting(undefined)}
      />
      <ReplaceCode
        code={isProofWaiting ? undefined : waiting && open?.paymentCode}
        run={async () => {
          if (waiting) await begin(waiting)
        }}
        onClose={() => setWaiting(undefined)}
      />
    </>
  )
}
