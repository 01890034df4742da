// The second step of signing in: one proves who one is by a factor, or sets one up where the account needs it first.

import type {
  EnrolBody,
  ProofBody,
  ProofChallenge,
  SecondStep as Step,
} from '@bawaba/contract/entities/factor.ts'
import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Session } from '@bawaba/contract/entities/session.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useEffect, useRef, useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { Enrol } from '../../modules/account/enrol/enrol.tsx'
import type { EnrolAnswer } from '../../modules/account/enrol/enrol-props.ts'
import { Proof } from '../../modules/account/proof/proof.tsx'
import { usePage } from '../../shell/page.tsx'
import { messages } from './messages.ts'
import styles from './sign-in-page.module.css'

type SecondStepProps = {
  slug: UserSlug
  step: Step
  onSignedIn: (session: Session) => void
  onStartAgain: () => void
}

export const SecondStep = ({ slug, step, onSignedIn, onStartAgain }: SecondStepProps) => {
  const text = useText()
  const client = useClient()
  const [failed, setFailed] = useState(false)
  const { token, methods, enrol: kinds, sentTo, channel, isSmsDown } = step
  const isEnrolling = methods.length === 0
  const title = text(isEnrolling ? messages.enrolTitle : messages.secondTitle)
  usePage({ title, failed })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const headers = { Authorization: `Bearer ${token}` }
  const ask = (body: ProofBody) => client.call('POST :slug/MFA', { params: { slug }, body, headers })
  const enrol = async (body: EnrolBody): Promise<EnrolAnswer> =>
    client.call('POST :slug/MFA/enrol', { params: { slug }, body, headers })
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {isEnrolling ? (
        <>
          <p>{text(messages.enrolText)}</p>
          <Enrol
            kinds={kinds}
            sentTo={sentTo}
            enrol={enrol}
            onEnd={answer => onSignedIn((answer as { session?: Session }).session as Session)}
          />
        </>
      ) : (
        <Proof
          methods={methods}
          sentTo={sentTo}
          channel={channel}
          isSmsDown={isSmsDown}
          challenge={async method => (await ask({ method, send: true })) as ProofChallenge}
          prove={async body => onSignedIn((await ask(body)) as Session)}
          onFailed={setFailed}
        />
      )}
      <div className={styles.again}>
        <Button variant="tertiary" onClick={onStartAgain}>
          {text(messages.startAgain)}
        </Button>
      </div>
    </>
  )
}
