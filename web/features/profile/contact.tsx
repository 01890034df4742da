// The mobile number and the e-mail address: a new number waits for a code, a new address for its link.

import type { Profile } from '@bawaba/contract/entities/profile.ts'
import type { Answers } from '@bawaba/forms/index.ts'
import type { Message } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient, useSession } from '../../client/hooks.tsx'
import { tabStorage } from '../../client/storage.ts'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { CodeForm } from '../../modules/account/code-form.tsx'
import { Loaded } from './loaded.tsx'
import { messages } from './messages.ts'
import styles from './section.module.css'
import { SectionView } from './section-view.tsx'
import { type OpenProfile, useChange, useRefresh, useResendLink } from './use-profile.tsx'
import { type WaitingNumber, waitingNumber } from './waiting-number.ts'

type ProposedProps = { value: string | null; action: Message; onTake: (value: string) => Promise<void> }

/** What an administrator entered: it counts once the person has confirmed it here. */
const Proposed = ({ value, action, onTake }: ProposedProps) => {
  const text = useText()
  const { mutate, isPending, error } = useSingleMutation({ mutationFn: onTake })
  if (value === null) return null
  return (
    <>
      <Notice
        kind="warning"
        quiet
        actions={
          <Button busy={isPending} onClick={() => mutate(value)}>
            {text(action)}
          </Button>
        }
      >
        <Words message={messages.proposed} params={{ value: <Ltr>{value}</Ltr> }} />
      </Notice>
      {error && <Notice kind="error">{error.message}</Notice>}
    </>
  )
}

const NewNumber = ({ waiting, onDone }: { waiting: WaitingNumber; onDone: () => void }) => {
  const text = useText()
  const client = useClient()
  const refresh = useRefresh()
  const { userSlug } = useSession()
  const { mobile, verification } = waiting
  const params = { slug: userSlug } as never
  return (
    <>
      <h3>{text(messages.newNumber)}</h3>
      <p>{text(userSlug === 'citizen' ? messages.newNumberText : messages.newStaffNumberText)}</p>
      <CodeForm
        id="mobile-code"
        channel="sms"
        sentTo={verification.sentTo}
        resendAfterSeconds={verification.resendAfterSeconds}
        action={text(messages.confirm)}
        onSubmit={async code => {
          await client.call('POST :slug/verifyMobile', { params, body: { mobile, code } })
          await refresh()
          onDone()
        }}
        onResend={() => client.call('POST :slug/sendMobileVerification', { params, body: { mobile } })}
      />
    </>
  )
}

const Mobile = (open: OpenProfile) => {
  const text = useText()
  const change = useChange()
  const { userId = '' } = useSession()
  const stored = waitingNumber(tabStorage, userId, Date.now)
  const [waiting, setShown] = useState(stored.read)
  const setWaiting = (next: WaitingNumber | undefined) => {
    stored.write(next)
    setShown(next)
  }
  const [isChanged, setChanged] = useState(false)
  const activity = open.model.activity('mobile')
  if (!activity) return null
  const save = async (data: Answers) => {
    setChanged(false)
    const verification = (await change(data)).find(({ channel }) => channel === 'sms')
    setWaiting(verification && { mobile: String(data.mobile), verification })
  }
  return (
    <SectionView
      {...open}
      activity={activity}
      save={save}
      isQuiet
      beneath={
        <>
          {!waiting && (
            <Proposed
              value={open.profile.proposed.mobile}
              action={messages.takeNumber}
              onTake={mobile => save({ mobile })}
            />
          )}
          {isChanged && <Notice kind="success">{text(messages.numberChanged)}</Notice>}
          {waiting && (
            <NewNumber
              key={waiting.mobile}
              waiting={waiting}
              onDone={() => {
                setWaiting(undefined)
                setChanged(true)
              }}
            />
          )}
        </>
      }
    />
  )
}

type Outcome = { kind: 'success' | 'error'; to?: string; words?: string }

const Address = ({
  profile,
  message,
  resend,
}: {
  profile: Profile
  message: Outcome | undefined
  resend: () => void
}) => {
  const text = useText()
  const hasOne = typeof profile.data.email === 'string'
  return (
    <>
      {hasOne && (
        <span className={styles.mark}>
          <Pill kind={profile.emailVerified ? 'done' : 'waiting-on-applicant'}>
            {text(profile.emailVerified ? messages.verified : messages.notVerified)}
          </Pill>
        </span>
      )}
      {message?.to && (
        <Notice kind="success">
          <Words message={messages.linkSent} params={{ to: <Ltr>{message.to}</Ltr> }} />
        </Notice>
      )}
      {message?.words && <Notice kind={message.kind}>{message.words}</Notice>}
      {hasOne && !profile.emailVerified && (
        <div>
          <Button onClick={resend}>{text(messages.sendLink)}</Button>
        </div>
      )}
    </>
  )
}

const Email = (open: OpenProfile) => {
  const change = useChange()
  const sendAgain = useResendLink()
  const [message, setMessage] = useState<Outcome>()
  const activity = open.model.activity('email')
  if (!activity) return null
  const save = async (data: Answers) => {
    setMessage(undefined)
    const sent = (await change(data)).find(({ channel }) => channel === 'email')
    if (sent) setMessage({ kind: 'success', to: sent.sentTo })
  }
  const resend = async () => {
    try {
      setMessage({ kind: 'success', to: (await sendAgain()).sentTo })
    } catch (error) {
      if (!isCallError(error)) throw error
      setMessage({ kind: 'error', words: error.message })
    }
  }
  return (
    <SectionView
      {...open}
      activity={activity}
      save={save}
      isQuiet
      beneath={
        <>
          {!message?.to && (
            <Proposed
              value={open.profile.proposed.email}
              action={messages.takeAddress}
              onTake={email => save({ email })}
            />
          )}
          <Address profile={open.profile} message={message} resend={() => void resend()} />
        </>
      }
    />
  )
}

export const Contact = () => (
  <Loaded>
    {open => (
      <>
        <Mobile {...open} />
        <Email {...open} />
      </>
    )}
  </Loaded>
)
