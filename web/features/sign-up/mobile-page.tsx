// The code that proves the mobile number of a sign-up.

import { useText } from '@bawaba/ui/language.tsx'
import { useEffect, useRef, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useClient } from '../../client/hooks.tsx'
import { tabStorage } from '../../client/storage.ts'
import { CodeForm } from '../../modules/account/code-form.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'
import { Outcome } from './outcome.tsx'
import styles from './sign-up-page.module.css'
import { useSignedInHome } from './use-signed-in-home.tsx'
import { forgetWaiting, keepWaiting, readWaiting, type WaitingSignUp } from './waiting.ts'

const aSecond = 1000
const takenTexts = {
  'data.mobile': messages.takenMobile,
  'data.nationalId': messages.takenNationalId,
  'data.passportNumber': messages.takenPassport,
} as const

type State =
  | { is: 'unknown' | 'nothing' }
  | { is: 'done' | 'taken'; from?: string; what?: string }
  | { is: 'waiting'; signUp: WaitingSignUp; seconds: number }

const Code = ({
  signUp,
  seconds,
  onEnd,
}: {
  signUp: WaitingSignUp
  seconds: number
  onEnd: (end: State) => void
}) => {
  const text = useText()
  const client = useClient()
  const [failed, setFailed] = useState(false)
  const { id, mobile, sentTo, from } = signUp
  usePage({ title: text(messages.mobileTitle), failed })
  const params = { slug: 'citizen' } as const
  const submit = async (code: string) => {
    try {
      await client.call('POST :slug/verifyMobile', { params, body: { id, mobile, code } })
      forgetWaiting(tabStorage)
      onEnd({ is: 'done', from })
    } catch (error) {
      if (!isCallError(error)) throw error
      if (error.code === 'USER_NOT_FOUND_OR_ALREADY_VERIFIED') {
        forgetWaiting(tabStorage)
        return onEnd({ is: 'nothing' })
      }
      if (error.code !== 'Duplicate_Data') throw error
      forgetWaiting(tabStorage)
      const path = error.details[0]?.path as keyof typeof takenTexts | undefined
      onEnd({ is: 'taken', from, what: text(takenTexts[path ?? 'data.mobile'] ?? messages.takenMobile) })
    }
  }
  const resend = async () => {
    const sent = await client.call('POST :slug/sendMobileVerification', { params, body: { mobile } })
    keepWaiting(tabStorage, { ...signUp, resendAt: Date.now() + sent.resendAfterSeconds * aSecond })
    return sent
  }
  return (
    <>
      <h1>{text(messages.mobileTitle)}</h1>
      <CodeForm
        channel="sms"
        sentTo={sentTo}
        resendAfterSeconds={seconds}
        onSubmit={submit}
        onResend={resend}
        onFailed={setFailed}
        action={text(messages.confirm)}
        change={
          <GoButton to="/signup" search={from ? { from } : {}} variant="tertiary">
            {text(messages.changeNumber)}
          </GoButton>
        }
      />
    </>
  )
}

export const MobilePage = () => {
  const text = useText()
  const [state, setState] = useState<State>({ is: 'unknown' })
  const hasMoved = useRef(false)
  useSignedInHome()
  usePage({ title: text(messages.mobileTitle) })
  useEffect(() => {
    const signUp = readWaiting(tabStorage)
    const seconds = Math.max(0, Math.ceil(((signUp?.resendAt ?? 0) - Date.now()) / aSecond))
    setState(signUp ? { is: 'waiting', signUp, seconds } : { is: 'nothing' })
  }, [])
  const end = (next: State) => {
    hasMoved.current = true
    setState(next)
  }
  if (state.is === 'unknown') return <Pending />
  const from = 'from' in state && state.from ? { from: state.from } : {}
  const signIn = (
    <GoButton to="/login" search={from} variant="primary">
      {text(messages.signIn)}
    </GoButton>
  )
  return (
    <div className={shell.page}>
      <div className={styles.narrow}>
        {state.is === 'waiting' && <Code signUp={state.signUp} seconds={state.seconds} onEnd={end} />}
        {state.is === 'done' && (
          <Outcome title={text(messages.doneTitle)} kind="success" actions={signIn}>
            {text(messages.doneText)}
          </Outcome>
        )}
        {state.is === 'taken' && (
          <Outcome title={text(messages.takenTitle)} kind="warning" actions={signIn}>
            {text(messages.takenText, { what: state.what ?? '' })}
          </Outcome>
        )}
        {state.is === 'nothing' && (
          <Outcome
            title={text(messages.nothingWaits)}
            kind="info"
            isStill={!hasMoved.current}
            actions={
              <>
                <GoButton to="/signup" variant="primary">
                  {text(messages.title)}
                </GoButton>
                <GoButton to="/login">{text(messages.signIn)}</GoButton>
              </>
            }
          >
            {text(messages.nothingWaitsText)}
          </Outcome>
        )}
      </div>
    </div>
  )
}
