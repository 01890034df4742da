// A new request: the service's form from its definition, from the first question to sending.

import { FormView } from '@bawaba/forms/react/form-view.tsx'
import { cairoDate } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { textOf } from '../../catalogue/texts.ts'
import { useClient, useSession } from '../../client/hooks.tsx'
import { compiledServiceQuery, type OpenService } from '../../requests/queries.ts'
import { usePage } from '../../shell/page.tsx'
import { Pending } from '../../shell/pending.tsx'
import styles from './apply.module.css'
import { FormAside } from './form-aside.tsx'
import { Closed, SentAlready } from './instead.tsx'
import { createKeeper, type Keeper } from './kept.ts'
import { LeaveLink } from './leave-link.tsx'
import { messages } from './messages.ts'
import { type Opening, openingOf } from './opening.ts'
import { wordsOf } from './refusal.ts'
import { useFiling } from './use-filing.tsx'
import { useFormWays } from './use-form-ways.tsx'
import { useKeptForm } from './use-kept-form.tsx'

export const ApplyPage = () => {
  const { serviceSlug = '' } = useParams({ strict: false })
  const { data } = useQuery(compiledServiceQuery(useClient(), serviceSlug))
  if (!data) return <Pending />
  const isOpen = data.service.isActive && !data.service.disabledOn?.includes('web')
  if (!isOpen) return <Closed service={data.service} />
  // A form that changed meanwhile is opened anew, with what was typed into the earlier one.
  return <Applying key={data.service.version} {...data} />
}

const Applying = (open: OpenService) => {
  const { userId = '' } = useSession()
  const { serviceSlug } = open.form
  const { hasStep, onStep } = useFormWays()
  const keeper = useMemo(() => createKeeper(sessionStorage, [userId, serviceSlug]), [userId, serviceSlug])
  const [opening, setOpening] = useState<Opening>(() => openingOf(keeper.read(), hasStep))
  const [attempt, setAttempt] = useState(0)
  const begin = () => {
    keeper.drop()
    setOpening({ kind: 'new' })
    setAttempt(count => count + 1)
    onStep(0, { replace: true })
  }
  if (opening.kind === 'sent') return <SentAlready service={open.service} ID={opening.ID} onNew={begin} />
  return (
    <ApplyForm
      key={attempt}
      {...{ open, keeper, opening, begin }}
      onSentBefore={() => setOpening({ kind: 'sent' })}
    />
  )
}

type ApplyFormProps = {
  open: OpenService
  keeper: Keeper
  opening: Opening
  begin: () => void
  onSentBefore: () => void
}

const ApplyForm = ({ open, keeper, opening, begin, onSentBefore }: ApplyFormProps) => {
  const { service, form } = open
  const text = useText()
  const language = useLanguage()
  const [faults, setFaults] = useState(0)
  const [today] = useState(() => cairoDate(new Date()))
  const activity = form.activity(service.activities?.[0]?.activityId ?? '')
  if (!activity) throw new Error(`The service ${form.serviceSlug} has nothing to file`)
  const kept = useKeptForm({ activity, version: service.version ?? 0, keeper, opening })
  const startAgain = () => {
    kept.finish()
    begin()
  }
  const { hasStep, ...place } = useFormWays()
  const { submit, hasFailed } = useFiling(open, kept, onSentBefore)
  const { step, onStep } = place

  // Decided on opening: where nothing is answered yet, a later page would lead past its questions.
  const [isAstray] = useState(() => !hasStep || (opening.kind === 'new' && step !== 0))
  useEffect(() => {
    if (isAstray) onStep(0, { replace: true })
  }, [isAstray, onStep])

  const say = (key: string | undefined) => text(textOf(service.translations, key))
  const label = say(service.serviceLabel)
  const title = step === 'check' ? text(messages.check) : (activity.steps[step]?.label[language] ?? label)
  usePage({ title, service: label, failed: faults > 0 })
  return (
    <FormView
      {...place}
      activity={activity}
      store={kept.store}
      language={language}
      today={today}
      submit={submit}
      caption={label}
      actionLabel={hasFailed ? text(messages.sendAgain) : activity.action[language]}
      onFaults={setFaults}
      onFailure={wordsOf}
      aside={<FormAside service={service} />}
      back={
        <>
          <LeaveLink to={`/services/${form.serviceSlug}`}>{text(messages.leave)}</LeaveLink>
          {opening.kind === 'kept' && opening.fromOutside && (
            <div className={styles.found}>
              <Notice
                quiet
                actions={
                  <Button small onClick={startAgain}>
                    {text(messages.startAgain)}
                  </Button>
                }
              >
                {text(messages.found)}
              </Notice>
            </div>
          )}
        </>
      }
      declaration={
        service.terms && (
          <section className={styles.terms}>
            <h2>{text(messages.terms)}</h2>
            <p>{say(service.terms)}</p>
          </section>
        )
      }
    />
  )
}
