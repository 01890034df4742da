// A section of the profile: read, and where it may be, changed in place.

import type { Answers, CompiledActivity, ValidationError } from '@bawaba/forms/index.ts'
import { createStore } from '@bawaba/forms/index.ts'
import { QuickForm } from '@bawaba/forms/react/quick-form.tsx'
import { Bdi, Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { isCallError } from '../../client/call-error.ts'
import { useToday } from '../../client/use-today.tsx'
import { useFilePort } from '../../modules/files/use-file-port.tsx'
import { validationErrorsOf } from '../../modules/requests/errors.ts'
import { messages } from './messages.ts'
import { rowsOf } from './rows.ts'
import styles from './section.module.css'
import type { OpenProfile } from './use-profile.tsx'

type SectionViewProps = OpenProfile & {
  activity: CompiledActivity
  /** Saves; whatever it throws is said at the form. */
  save: (data: Answers) => Promise<void>
  /** Below the rows: whether an address is confirmed, a code to type. */
  beneath?: ReactNode
  /** Beside what is saved there is more to come: no word that it is done. */
  isQuiet?: boolean
}

const Rows = ({ profile, activity }: Pick<SectionViewProps, 'profile' | 'activity'>) => {
  const text = useText()
  const language = useLanguage()
  const documents = new Map(profile.documents.map(document => [document.id, document]))
  return (
    <dl>
      {rowsOf(activity, profile.data, language, documents).map(({ name, label, value, latin }) => (
        <div key={name} className={styles.row}>
          <dt>{label}</dt>
          <dd>
            {value === undefined ? (
              <span className={styles.open}>{text(messages.nothing)}</span>
            ) : latin ? (
              <Ltr>{value}</Ltr>
            ) : (
              <Bdi>{value}</Bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type FormProps = Pick<SectionViewProps, 'profile' | 'activity' | 'save'> & {
  onDone: (saved: boolean) => void
}

const Form = ({ profile, activity, save, onDone }: FormProps) => {
  const text = useText()
  const language = useLanguage()
  const files = useFilePort()
  const ports = useMemo(() => ({ files }), [files])
  const frame = useRef<HTMLDivElement>(null)
  const today = useToday()
  const [store] = useState(() => {
    const own = activity.fields.map(({ name }) => [name, profile.data[name]] as const)
    return createStore(activity, Object.fromEntries(own.filter(([, value]) => value !== undefined)), {
      documents: profile.documents,
      today,
    })
  })
  useEffect(() => frame.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [])
  const submit = async (data: Answers): Promise<ValidationError[] | undefined> => {
    try {
      // A question that was emptied is sent as such: what is left out stays as it is.
      await save(Object.fromEntries(activity.fields.map(({ name }) => [name, data[name] ?? null])))
    } catch (error) {
      const errors = validationErrorsOf(error)
      if (errors) return errors
      throw error
    }
    onDone(true)
    return undefined
  }
  return (
    <div ref={frame}>
      <QuickForm
        store={store}
        language={language}
        today={today}
        submit={submit}
        ports={ports}
        actionLabel={activity.action[language]}
        onFailure={error => (isCallError(error) ? error.message : text(messages.notSaved))}
        beside={<Button onClick={() => onDone(false)}>{text(messages.cancel)}</Button>}
      />
    </div>
  )
}

export const SectionView = ({ profile, model, activity, save, beneath, isQuiet }: SectionViewProps) => {
  const text = useText()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isLocked = model.lockedSections.includes(activity.activityId)
  const label = activity.label[language]
  const id = `section-${activity.activityId}`
  const wasOpen = useRef(false)
  // The button that opened the form is a new one when the form has gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const done = (saved: boolean) => {
    setOpen(false)
    setSaved(saved)
  }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{label}</h2>
        {!isLocked && !isOpen && (
          <Button
            ref={opener}
            small
            icon="edit"
            onClick={() => {
              setSaved(false)
              setOpen(true)
            }}
          >
            {text(messages.change)}
            <VisuallyHidden> {label}</VisuallyHidden>
          </Button>
        )}
      </div>
      {isSaved && !isQuiet && <Notice kind="success">{text(messages.saved)}</Notice>}
      {isOpen ? (
        <Form profile={profile} activity={activity} save={save} onDone={done} />
      ) : (
        <Rows profile={profile} activity={activity} />
      )}
      {isLocked && (
        <p className={styles.note}>
          <Icon name="lock" />
          <span>{activity.steps[0]?.description?.[language] ?? text(messages.notEditable)}</span>
        </p>
      )}
      {!isOpen && beneath}
    </section>
  )
}
