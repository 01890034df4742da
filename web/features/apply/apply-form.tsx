// The form of a new request with all that stands around it: its draft, the service in brief, the terms.

import { FormView } from '@bawaba/forms/react/form-view.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useSession } from '../../client/hooks.tsx'
import { useToday } from '../../client/use-today.tsx'
import { textOf } from '../../modules/catalogue/texts.ts'
import { ClientNotes } from '../../modules/scripts/client-notes.tsx'
import { useClientHooks } from '../../modules/scripts/use-client-hooks.tsx'
import { usePage } from '../../shell/page.tsx'
import styles from './apply.module.css'
import { BeneathForm, DraftState } from './draft-state.tsx'
import { Fees } from './fees.tsx'
import { FormAside } from './form-aside.tsx'
import { FormNotices } from './form-notices.tsx'
import { type FormSearch, stepOf } from './form-search.ts'
import type { FormSetting } from './form-setting.ts'
import { LeaveLink } from './leave-link.tsx'
import { messages } from './messages.ts'
import { profileNoteOf } from './profile-note.tsx'
import { wordsOf } from './refusal.ts'
import { useDraft } from './use-draft.tsx'
import { useFiling } from './use-filing.tsx'
import { useFormLocation } from './use-form-location.tsx'
import { useFormPorts } from './use-form-ports.tsx'
import { useOpenedForm } from './use-opened-form.tsx'

export const ApplyForm = (setting: FormSetting) => {
  const { open, keeper, opening, known } = setting
  const { service, form } = open
  const text = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { chosen }: FormSearch = useSearch({ strict: false })
  const isVisitor = useSession().status === 'visitor'
  const [errorCount, setErrorCount] = useState(0)
  const today = useToday()
  const activity = form.filing
  if (!activity) throw new Error(`The service ${form.serviceSlug} has nothing to file`)
  const { hasStep, ...navigation } = useFormLocation()
  const { step, onStep } = navigation
  const { store: ports, widgets: widgetPorts } = useFormPorts(
    open,
    activity.activityId,
    opening.kind === 'stored' ? (opening.documents ?? opening.draft?.documents) : undefined,
    undefined,
    opening.kind === 'stored' ? opening.form.key : undefined,
  )
  const version = service.version ?? 0
  const opened = useOpenedForm({ activity, version, keeper, opening, known, chosen, ports })
  const [Origin] = useState(() => profileNoteOf(opened.prefilled))
  const formPorts = useMemo(() => ({ ...widgetPorts, Origin }), [widgetPorts, Origin])
  const notes = useClientHooks({ service, store: opened.store, language })
  const questions = step === 'check' ? [] : (activity.steps[step]?.fields ?? [])
  const draftOptions = {
    service: form.serviceSlug,
    version,
    form: opened,
    opening,
    step: String(stepOf(step)),
  }
  const draft = useDraft(draftOptions, !isVisitor)
  const { submit, hasFailed, isWaiting, sentBefore } = useFiling(open, opened, draft.sync)

  // Decided on opening: where nothing is answered yet, a later page would lead past its questions.
  const [isAstray] = useState(() => !hasStep || (opening.kind === 'new' && step !== 0))
  useEffect(() => {
    if (isAstray) onStep(0, { replace: true })
  }, [isAstray, onStep])

  const finishLater = async () => {
    opened.save()
    draft.sync.change()
    await draft.sync.flush()
    if (draft.sync.state().kind === 'saved')
      await navigate({ to: '/services/$serviceSlug/later', params: { serviceSlug: form.serviceSlug } })
  }

  const say = (key: string | undefined) => text(textOf(service.translations, key))
  const label = say(service.serviceLabel)
  const title = step === 'check' ? text(messages.check) : (activity.steps[step]?.label[language] ?? label)
  const actionLabel = sentBefore
    ? text(messages.sendAsNew)
    : hasFailed
      ? text(messages.sendAgain)
      : service.paymentInAdvance
        ? text(messages.sendToPay)
        : activity.action[language]
  usePage({ title, service: label, description: say(service.description), failed: errorCount > 0 })
  return (
    <FormView
      {...navigation}
      activity={activity}
      store={opened.store}
      language={language}
      ports={formPorts}
      today={today}
      submit={submit}
      caption={label}
      actionLabel={actionLabel}
      onErrors={setErrorCount}
      onFailure={wordsOf}
      aside={
        <>
          <ClientNotes notes={notes} fields={questions.map(({ name }) => name)} />
          <FormAside service={service} />
        </>
      }
      back={<LeaveLink to={`/services/${form.serviceSlug}`}>{text(messages.leave)}</LeaveLink>}
      notices={
        <FormNotices
          {...setting}
          activity={activity}
          form={opened}
          draft={draft}
          isWaiting={isWaiting}
          sentBefore={sentBefore}
        />
      }
      inBar={!isVisitor && <DraftState state={draft.state} onLater={() => void finishLater()} />}
      beneath={<BeneathForm isVisitor={isVisitor} isCheck={step === 'check'} />}
      declaration={
        <>
          {step === 'check' && !service.cost?.free && (
            <Fees service={form.serviceSlug} version={version} form={opened} />
          )}
          {service.terms && (
            <section className={styles.terms}>
              <h2>{text(messages.terms)}</h2>
              <p>{say(service.terms)}</p>
            </section>
          )}
        </>
      }
    />
  )
}
