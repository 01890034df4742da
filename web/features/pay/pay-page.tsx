// The page of a request's payment: what is owed and how to pay it, the code or account to pay with, and what became of it.

import type { Begun, PaymentView } from '@bawaba/contract/entities/payment.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import { isPayable } from '@bawaba/contract/payment-states.ts'
import { Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isMissing } from '../../client/call-error.ts'
import { DueCountdown } from '../../modules/deadlines/due-countdown.tsx'
import { useRequest } from '../../modules/requests/use-request.tsx'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import shell from '../../shell/shell.module.css'
import { announce } from '../../shell/toasts.tsx'
import { Choose } from './choose.tsx'
import { Code } from './code.tsx'
import { History } from './history.tsx'
import { Lines } from './lines.tsx'
import { messages } from './messages.ts'
import { missingOf } from './missing.ts'
import { Bounced, Checking, Paid, ProofWaiting, Standing } from './outcome.tsx'
import styles from './pay.module.css'
import type { PaySearch } from './search.ts'
import { payTitle } from './titles.ts'
import { Transfer } from './transfer.tsx'
import { useDetails, useForget, usePaymentStatus } from './use-payment.tsx'

export const PayPage = () => {
  const loaded = useRequest()
  return loaded ? <Paying request={loaded.request} /> : <Pending />
}

const Paying = ({ request }: { request: Request }) => {
  const text = useText()
  const { serviceSlug, ID } = request
  const { returned }: PaySearch = useSearch({ strict: false })
  const status = usePaymentStatus(request, returned !== undefined)
  const title = payTitle(status.data?.payment.status)
  usePage({ title: text(title, { number: ID }) })
  return (
    <div className={shell.page} data-focused="">
      <Link
        to="/services/$serviceSlug/entries/$entryId"
        params={{ serviceSlug, entryId: ID }}
        className={styles.back}
        data-print="never"
      >
        <Icon name="back" />
        {text(messages.backToRequest)}
      </Link>
      <div className={styles.page}>
        <h1>
          <Words message={title} params={{ number: <Reference>{ID}</Reference> }} />
        </h1>
        <DueCountdown request={request} />
        <Body request={request} answer={status} />
      </div>
    </div>
  )
}

type BodyProps = { request: Request; answer: ReturnType<typeof usePaymentStatus> }

const Body = ({ request, answer }: BodyProps) => {
  const text = useText()
  const { data, error, refetch, isPatient, isOpen } = answer
  if (isMissing(error)) return <Notice quiet>{text(messages.nothing)}</Notice>
  if (error) return <ReadFailure what={messages.details} error={error} onAgain={refetch} />
  if (!data) return <Pending />
  const { payment, timeline } = data
  const checkAgain = async () => {
    const { data: checked } = await refetch()
    if (checked?.noUpdate) announce({ id: 'payment', kind: 'info', message: messages.noUpdate })
  }
  return (
    <>
      {isOpen && <Checking isPatient={isPatient} onAgain={checkAgain} />}
      <Bounced timeline={timeline} />
      {payment.status === 'paid' ? (
        <Paid payment={payment} />
      ) : (
        <Standing payment={payment} timeline={timeline} />
      )}
      {payment.isProofWaiting && <ProofWaiting isOffice={payment.isOfficeWaiting === true} />}
      {!isOpen && isPayable(payment.status) ? (
        <Payable request={request} payment={payment} onChanged={refetch} />
      ) : (
        <Lines items={payment.items} total={payment.total} status={payment.status} />
      )}
      <History timeline={timeline} />
    </>
  )
}

const Payable = ({
  request,
  payment,
  onChanged,
}: {
  request: Request
  payment: PaymentView
  onChanged: () => Promise<unknown>
}) => {
  const text = useText()
  const forget = useForget(request)
  const { data: details, error, refetch } = useDetails(request)
  const [begun, setBegun] = useState<Begun>()
  const [isChoosing, setChoosing] = useState(false)
  const open = begun ?? payment.open
  const changed = async () => {
    setBegun(undefined)
    await forget()
    await onChanged()
  }
  const go = (next: Begun) => {
    if (next.redirectUrl) location.assign(next.redirectUrl)
    else {
      setChoosing(false)
      setBegun(next)
      void forget()
    }
  }
  if (error) return <ReadFailure what={messages.details} error={error} onAgain={refetch} />
  if (!details) return <Pending />
  // What arrived in part is gone on with as it was begun.
  const isOffered = payment.status !== 'incomplete' && (!open || isChoosing)
  return (
    <>
      {!isOffered && <Lines items={payment.items} total={payment.total} />}
      {open?.paymentCode && <Code begun={{ ...open, paymentCode: open.paymentCode }} />}
      {open?.transfer && (
        <Transfer begun={open} missing={missingOf(payment)} request={request} onProof={changed} />
      )}
      {open?.redirectUrl && (
        <Notice
          quiet
          actions={
            <Button variant="primary" onClick={() => go(open)}>
              {text(messages.goOnCard)}
            </Button>
          }
        >
          {text(messages.openCard)}
        </Notice>
      )}
      {isOffered && <Choose details={details} activityId={request.activityId} open={open} onBegun={go} />}
      {!isOffered && payment.status !== 'incomplete' && (
        <p data-print="never">
          <Button onClick={() => setChoosing(true)}>{text(messages.otherWay)}</Button>
        </p>
      )}
    </>
  )
}
