// What a row says of a request, in a table and on a card alike.

import type { Company } from '@bawaba/contract/entities/company.ts'
import type { PersonRef } from '@bawaba/contract/entities/person.ts'
import { t } from '@bawaba/language/index.ts'
import { Avatar } from '@bawaba/ui/avatar.tsx'
import { Ltr, Name, Reference } from '@bawaba/ui/bidi.tsx'
import { classes } from '@bawaba/ui/classes.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useWorkingCalendar } from '../../../modules/requests/deadline.tsx'
import { personName } from '../../../modules/requests/history.ts'
import { messages } from '../messages.ts'
import { newMessageTexts } from '../request/new-message-texts.ts'
import { dueWords } from './due.ts'
import styles from './row-parts.module.css'

/** The serial tells requests apart at a glance; a screen reader and a copy get the whole number. */
export const RequestNumber = ({ ID }: { ID: string }) => {
  const [, before, serial, after] = /^([A-Z]+-\d{4}-)(\d+)(-\d)$/.exec(ID) ?? []
  if (!serial) return <Reference>{ID}</Reference>
  return (
    <Ltr>
      <VisuallyHidden>{before}</VisuallyHidden>
      {serial}
      <VisuallyHidden>{after}</VisuallyHidden>
    </Ltr>
  )
}

type DueProps = { dueAt: string | null; lateSince?: string | undefined; now: Date }

export const Due = ({ dueAt, lateSince, now }: DueProps) => {
  const text = useText()
  const [language, calendar] = [useLanguage(), useWorkingCalendar()]
  const due = dueWords(dueAt, now, language, calendar)
  // The end of this state hides no lateness of one before it.
  const first = due?.isLate ? undefined : dueWords(lateSince ?? null, now, language, calendar)
  if (!due)
    return (
      <span className={styles.none}>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{text(messages.noDue)}</VisuallyHidden>
      </span>
    )
  return (
    <span className={classes(styles.due, due.isLate && styles.late)}>
      {due.words}
      {first && (
        <span className={styles.late}> · {t(language, messages.firstEnd, { late: first.words })}</span>
      )}
    </span>
  )
}

/** The initials of whoever works on it; the name is read out and shown to the pointer. */
export const Assignee = ({ assignee }: { assignee: PersonRef | null }) => {
  const text = useText()
  const language = useLanguage()
  if (!assignee) return <span className={styles.none}>{text(messages.unassigned)}</span>
  return <Avatar name={personName(assignee, language)} small labelled />
}

/** That the applicant wrote something which waits for staff. */
export const MessageMark = ({ since }: { since: string | undefined }) => {
  const text = useText()
  if (!since) return null
  return (
    <span className={styles.mark}>
      <Pill kind="new">{text(newMessageTexts.newMessage)}</Pill>
    </span>
  )
}

/** Whose it is: the company where it was filed for one, with the person who speaks for it. */
export const PersonName = ({ person, company }: { person: PersonRef; company?: Company | undefined }) => {
  const name = <Name>{personName(person, useLanguage())}</Name>
  if (!company) return name
  return (
    <>
      <Name>{company.name}</Name> ({name})
    </>
  )
}
