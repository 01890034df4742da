// What the person must know of the form's draft: that earlier answers were found, that the form has changed since,
// that another tab has saved it too, that it was sent elsewhere.

import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../../client/hooks.tsx'
import { lazyPart } from '../../client/lazy-part.tsx'
import { onRunningEnd, runningEnd, setRunningEnd } from '../../modules/deadlines/running.ts'
import styles from './apply.module.css'
import { messages } from './messages.ts'
import type { FormNoticesProps } from './notices-props.ts'
import { storedFormOf } from './opening.ts'

/** What most forms never say, in one file that they never load. */
const rare = () => import('./rare-notices.ts')
const DraftConflict = lazyPart(rare, 'DraftConflict')
const DraftGone = lazyPart(rare, 'DraftGone')
const FormChanges = lazyPart(rare, 'FormChanges')
const Countdown = lazyPart(rare, 'Countdown')
const ClosesSoon = lazyPart(rare, 'ClosesSoon')
const FoundNotice = lazyPart(rare, 'FoundNotice')
const SentBeforeNotice = lazyPart(rare, 'SentBeforeNotice')
const VisitorAnswers = lazyPart(rare, 'VisitorAnswers')

export const FormNotices = (props: FormNoticesProps) => {
  const { open, opening, activity, form, draft, begin, reopen } = props
  const text = useText()
  const end = useSyncExternalStore(onRunningEnd, runningEnd, runningEnd)
  // Sent or left, the form counts no more.
  useEffect(() => () => setRunningEnd(undefined), [])
  const isSignedIn = useSession().status === 'signed-in'
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
      <Suspense>
        {opening.kind === 'stored' && opening.fromOutside && (
          <FoundNotice onAgain={() => void startAgain()} />
        )}
        {end && <Countdown key={end} end={end} />}
        {(open.service.availability || open.service.toDate) && <ClosesSoon service={open.service} />}
        {props.sentBefore && <SentBeforeNotice {...props.sentBefore} serviceSlug={open.form.serviceSlug} />}
        {opening.kind === 'new' && isSignedIn && open.service.allowAnonymous && <VisitorAnswers {...props} />}
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
        {state.kind === 'gone' && <DraftGone {...props} />}
      </Suspense>
    </div>
  )
}
