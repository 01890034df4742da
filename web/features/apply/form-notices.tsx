// What the person must know of the form's draft: that earlier answers were found, that the form has changed since,
// that another tab has saved it too, that it was sent elsewhere.

import type { CompiledActivity } from '@bawaba/forms/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useSession } from '../../client/hooks.tsx'
import { pageMessages } from '../../requests/page-messages.ts'
import { GoButton } from '../../shell/links.tsx'
import styles from './apply.module.css'
import { type FormSetting, visitor } from './apply-page.tsx'
import { DraftConflict } from './draft-conflict.tsx'
import { FormChanges } from './form-changes.tsx'
import { createKeeper } from './kept.ts'
import { messages } from './messages.ts'
import { keptOf } from './opening.ts'
import type { FormDraft } from './use-draft.tsx'
import type { SentBefore } from './use-filing.tsx'
import type { KeptForm } from './use-kept-form.tsx'

type FormNoticesProps = FormSetting & {
  activity: CompiledActivity
  kept: KeptForm
  draft: FormDraft
  /** Sending waits for the connection. */
  isWaiting: boolean
  sentBefore: SentBefore | undefined
}

export const FormNotices = (props: FormNoticesProps) => {
  const { open, opening, activity, kept, draft, begin, reopen } = props
  const text = useText()
  const version = open.service.version ?? 0
  const { state, sync } = draft
  /** A new form has a key of its own. The draft stays as it is until one types or sends, and then gives way to the new one. */
  const startAgain = async () => {
    await sync.flush()
    sync.stop()
    kept.finish()
    begin({ version, key: crypto.randomUUID(), replaces: kept.key, isSaved: true })
  }
  const from = opening.kind === 'kept' ? opening.kept.version : version
  return (
    <div className={styles.notices}>
      {props.isWaiting && <Notice kind="warning">{text(messages.waitsForConnection)}</Notice>}
      {props.sentBefore && <SentBeforeNotice {...props.sentBefore} serviceSlug={open.form.serviceSlug} />}
      {opening.kind === 'kept' && opening.fromOutside && (
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
      {from !== version && (
        <FormChanges
          serviceSlug={open.form.serviceSlug}
          from={from}
          activity={activity}
          answers={kept.more}
        />
      )}
      {state.kind === 'conflict' && (
        <DraftConflict
          {...{ kept, version, sync }}
          current={state.current}
          onTake={() => {
            sync.stop()
            kept.finish()
            reopen({ kind: 'kept', kept: keptOf(state.current), fromOutside: false, draft: state.current })
          }}
        />
      )}
      {state.kind === 'gone' && (
        <Notice
          kind="warning"
          actions={
            <Button
              small
              onClick={() => {
                sync.stop()
                const anew = { version, key: crypto.randomUUID(), snapshot: kept.snapshot() }
                reopen({ kind: 'kept', kept: anew, fromOutside: false })
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
  const shelf = createKeeper(localStorage, [visitor, open.form.serviceSlug])
  const kept = shelf.read()
  if (!kept?.snapshot) return null
  return (
    <Notice
      title={text(messages.takeOver)}
      actions={
        <>
          <Button
            small
            onClick={() => {
              shelf.drop()
              reopen({ kind: 'kept', kept: { ...kept, isSaved: false }, fromOutside: false })
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
