// On every page of the workspace: one's own decisions that can still be undone, and those that did not go out, also where
// the page was closed meanwhile.

import type { Decision } from '@bawaba/contract/entities/decision.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useParams, useSearch } from '@tanstack/react-router'
import { isCallError } from '../../../client/call-error.ts'
import { OpenLink } from '../inbox-links.tsx'
import { decisionMessages as words } from './decision-messages.ts'
import { useDecisions, useDismiss, useUndo, useUndoAll, type Waiting } from './use-decisions.tsx'
import styles from './waiting-line.module.css'
import { WaitingLine } from './waiting-line.tsx'

/** The request that is open says it itself. */
const useOpenID = (): string | undefined => {
  const { entryId } = useParams({ strict: false }) as { entryId?: string }
  const { request } = useSearch({ strict: false }) as { request?: string }
  return entryId ?? request
}

const One = ({ decision }: { decision: Waiting }) => {
  const text = useText()
  const language = useLanguage()
  const undo = useUndo()
  const { activityLabel, ID, serviceSlug, requestId, leftMs } = decision
  return (
    <>
      <WaitingLine
        leftMs={leftMs}
        source={decision}
        isBusy={undo.isPending}
        onUndo={() => undo.mutate({ service: serviceSlug, id: requestId })}
      >
        {text(words.waits, { act: activityLabel[language], number: ID })}
      </WaitingLine>
      <NotUndone error={undo.error} />
    </>
  )
}

const Several = ({ decisions }: { decisions: readonly [Waiting, ...Waiting[]] }) => {
  const text = useText()
  const undo = useUndoAll()
  return (
    <>
      <WaitingLine
        leftMs={decisions[0].leftMs}
        source={decisions[0]}
        isBusy={undo.isPending}
        onUndo={() => undo.mutate(decisions)}
        undoLabel={text(words.undoAll)}
      >
        {text(words.someWait, { count: decisions.length })}
      </WaitingLine>
      <NotUndone error={undo.error} />
    </>
  )
}

export const NotUndone = ({ error }: { error: Error | null }) => {
  const text = useText()
  if (!error) return null
  return <Notice kind="error">{isCallError(error) ? error.message : text(words.notUndone)}</Notice>
}

const Cancelled = ({ decision }: { decision: Decision }) => {
  const text = useText()
  const language = useLanguage()
  const dismiss = useDismiss()
  const { id, ID, activityLabel, cancelled } = decision
  const why = cancelled?.code === 'CONFLICT' ? text(words.movedOn) : (cancelled?.message ?? '')
  return (
    <Notice
      kind="warning"
      onClose={() => dismiss.mutate(id)}
      actions={
        <OpenLink ID={ID} search={{}}>
          {text(words.open)}
        </OpenLink>
      }
    >
      {text(words.notSent, { act: activityLabel[language], number: ID, why })}
    </Notice>
  )
}

export const Decisions = () => {
  const text = useText()
  const { waiting, cancelled } = useDecisions()
  const openID = useOpenID()
  const [first, ...rest] = waiting.filter(({ ID }) => ID !== openID)
  if (!first && cancelled.length === 0) return null
  return (
    <section className={styles.decisions} aria-label={text(words.yours)} data-print="never">
      {first && (rest.length === 0 ? <One decision={first} /> : <Several decisions={[first, ...rest]} />)}
      {cancelled.map(decision => (
        <Cancelled key={decision.id} decision={decision} />
      ))}
    </section>
  )
}
