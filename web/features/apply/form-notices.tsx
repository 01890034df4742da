// What the person must know of the form's draft: that earlier answers were found, that the form has changed since,
// that another tab has saved it too, that it was sent elsewhere.

import type { CompiledActivity } from '@bawaba/forms/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { lazy, Suspense } from 'react'
import { formShelf } from '../../client/form-shelf.ts'
import { useSession } from '../../client/hooks.tsx'
import { pageMessages } from '../../modules/requests/page-messages.ts'
import { GoButton } from '../../shell/links.tsx'
import styles from './apply.module.css'
import { type FormSetting, visitor } from './form-setting.ts'
import { messages } from './messages.ts'
import { storedFormOf } from './opening.ts'
import { createKeeper } from './stored-form.ts'
import type { FormDraft } from './use-draft.tsx'
import type { SentBefore } from './use-filing.tsx'
import type { OpenedForm } from './use-opened-form.tsx'

/** Two places that save one draft are rare, and so is a newer form: most forms never load this. */
const rare = () => import('./rare-notices.ts')
const DraftConflict = lazy(async () => ({ default: (await rare()).DraftConflict }))
const FormChanges = lazy(async () => ({ default: (await rare()).FormChanges }))

type FormNoticesProps = FormSetting & {
  activity: CompiledActivity
  form: OpenedForm
  draft: FormDraft
  /** Sending waits for the connection. */
  isWaiting: boolean
  sentBefore: SentBefore | undefined
}

export const FormNotices = (props: FormNoticesProps) => {
  const { open, opening, activity, form, draft, begin, reopen } = props
  const text = useText()
  const version = open.service.version ?? 0
  const { state, sync } = draft
  /** A new form has a key of its own. The draft stays as it is until one types or sends, and then gives way to the new one. */
  const startAgain = async () => {
    await sync.flush()
    sync.stop()
    form.finish()
    begin({ version, key: crypto.randomUUID(), replaces: form.key, isSaved: true })
  }
  const from = opening.kind === 'stored' ? opening.form.version : version
  return (
    <div className={styles.notices}>
      {props.isWaiting && <Notice kind="warning">{text(messages.waitsForConnection)}</Notice>}
      {props.sentBefore && <SentBeforeNotice {...props.sentBefore} serviceSlug={open.form.serviceSlug} />}
      {opening.kind === 'stored' && opening.fromOutside && (
        <Notice
          quiet
          actions={
            <Button small onClick={() => void startAgain()}>
              {text(messages.startAgain)}
            </Button>
          }
        >
          {text(messages.found)}
        </Notice>
      )}
      {opening.kind === 'new' && <VisitorAnswers {...props} />}
      <Suspense>
        {from !== version && (
          <FormChanges
            serviceSlug={open.form.serviceSlug}
            from={from}
            activity={activity}
            answers={form.more}
          />
        )}
        {state.kind === 'conflict' && (
          <DraftConflict
            form={form}
            version={version}
            sync={sync}
            current={state.current}
            onTake={() => {
              sync.stop()
              form.finish()
              reopen({
                kind: 'stored',
                form: storedFormOf(state.current),
                fromOutside: false,
                draft: state.current,
              })
            }}
          />
        )}
      </Suspense>
      {state.kind === 'gone' && (
        <Notice
          kind="warning"
          actions={
            <Button
              small
              onClick={() => {
                sync.stop()
                const fresh = { version, key: crypto.randomUUID(), snapshot: form.snapshot() }
                reopen({ kind: 'stored', form: fresh, fromOutside: false })
              }}
            >
              {text(messages.keepAsNew)}
            </Button>
          }
        >
          {text(messages.draftGone)}
        </Notice>
      )}
    </div>
  )
}

/** The form was sent from elsewhere meanwhile; what is typed here can still become a request of its own. */
const SentBeforeNotice = ({ ID, serviceSlug }: SentBefore & { serviceSlug: string }) => {
  const text = useText()
  return (
    <Notice
      kind="warning"
      title={text(messages.sentBeforeTitle)}
      actions={
        ID && (
          <GoButton small to="/services/$serviceSlug/entries/$entryId" params={{ serviceSlug, entryId: ID }}>
            {text(pageMessages.toRequest)}
          </GoButton>
        )
      }
    >
      {text(messages.sentBeforeText)}
    </Notice>
  )
}

/** Answers typed before signing in are taken over when the person says so. */
const VisitorAnswers = ({ open, reopen }: FormNoticesProps) => {
  const text = useText()
  const { status } = useSession()
  if (status !== 'signed-in' || !open.service.allowAnonymous) return null
  const shelf = createKeeper(formShelf, [visitor, open.form.serviceSlug])
  const form = shelf.read()
  if (!form?.snapshot) return null
  return (
    <Notice
      title={text(messages.takeOver)}
      actions={
        <>
          <Button
            small
            onClick={() => {
              shelf.drop()
              reopen({ kind: 'stored', form: { ...form, isSaved: false }, fromOutside: false })
            }}
          >
            {text(messages.takeOverYes)}
          </Button>
          <Button
            small
            onClick={() => {
              shelf.drop()
              reopen({ kind: 'new' })
            }}
          >
            {text(messages.takeOverNo)}
          </Button>
        </>
      }
    />
  )
}
