// One act on several requests: those that ask nothing and lead every chosen request somewhere. What each applicant will
// read is said before it is done: a decision can be undone for some seconds, anything else cannot.

import { Reference } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../client/hooks.tsx'
import { select } from '../../../forms/controls/select.tsx'
import { FormField, PageForm } from '../../../forms/page-form.tsx'
import { usePageForm } from '../../../forms/use-page-form.tsx'
import { toInbox } from '../address.ts'
import { fieldMessages } from '../field-messages.ts'
import { listMessages as words } from '../list/list-messages.ts'
import { useForms } from '../list/use-inbox.tsx'
import { useServiceName } from '../use-services.tsx'
import { commonActions } from './bulk-actions.ts'
import styles from './bulk-bar.module.css'
import type { Chosen } from './selection.tsx'

/** More are opened from the list. */
const mostLinks = 10

type BulkActDialogProps = {
  rows: readonly Chosen[]
  onClose: () => void
  onChoose: (activityId: string) => void
  /** Selects these alone. */
  onNarrow: (rows: readonly Chosen[]) => void
}

/** Where no act fits all: their numbers, each of which opens its request, or fewer rows that have one in common. */
const DeadEnd = ({
  rows,
  isOneService,
  onClose,
  onNarrow,
}: Omit<BulkActDialogProps, 'onChoose'> & { isOneService: boolean }) => {
  const text = useText()
  const serviceName = useServiceName()
  const byService = [...Map.groupBy(rows, ({ serviceSlug }) => serviceSlug)]
  return (
    <>
      <Notice quiet>{text(isOneService ? words.noAct : words.oneService)}</Notice>
      {isOneService ? (
        <ul className={styles.ways}>
          {rows.slice(0, mostLinks).map(({ id, ID }) => (
            <li key={id}>
              <Link {...toInbox({ view: 'open', request: ID })} onClick={onClose}>
                <Reference>{ID}</Reference>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.ways}>
          {byService.map(([service, own]) => (
            <li key={service}>
              <Button small onClick={() => onNarrow(own)}>
                {text(words.onlyOf, { service: serviceName(service), count: own.length })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export const BulkActDialog = ({ rows, onClose, onChoose, onNarrow }: BulkActDialogProps) => {
  const text = useText()
  const language = useLanguage()
  const { user } = useSession()
  const formOf = useForms(rows)
  const isOneService = new Set(rows.map(({ serviceSlug }) => serviceSlug)).size === 1
  const actions = isOneService ? commonActions(rows, formOf, user?.roles ?? [], language) : []
  const actionOf = (chosen: string) => actions.find(({ activityId }) => activityId === chosen)
  const noAction = text(fieldMessages.noAct)
  const form = usePageForm({
    id: 'bulk',
    fields: {
      act: {
        label: text(words.act),
        required: noAction,
        check: (chosen: string) => (actionOf(chosen) ? undefined : noAction),
        control: select({
          placeholder: text(words.chooseAct),
          options: actions.map(({ activityId, label }) => ({ value: activityId, label })),
        }),
      },
    },
    follows: ['act'],
    leadsTo: 'field',
    send: ({ act }) => onChoose(act),
  })
  const action = actionOf(form.values.act)
  return (
    <Dialog open title={text(words.actTitle)} onClose={onClose}>
      {actions.length === 0 ? (
        <DeadEnd rows={rows} isOneService={isOneService} onClose={onClose} onNarrow={onNarrow} />
      ) : (
        <PageForm
          form={form}
          action={text(words.run)}
          beside={
            <Button variant="tertiary" onClick={onClose}>
              {text(words.back)}
            </Button>
          }
        >
          <p>{text(words.selected, { count: rows.length })}</p>
          <FormField form={form} name="act" />
          {action && (
            <Notice kind="warning">
              {action.leads.length === 1 ? (
                <p>{text(words.willRead, { status: action.leads[0]?.status ?? '' })}</p>
              ) : (
                action.leads.map(lead => <p key={lead.status}>{text(words.willReadSome, lead)}</p>)
              )}
              <p>{text(action.isDecision ? words.canUndoSoon : words.cannotUndo)}</p>
            </Notice>
          )}
        </PageForm>
      )}
    </Dialog>
  )
}
