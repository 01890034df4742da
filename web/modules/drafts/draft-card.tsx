// A draft with the way to go on with it and the way to delete it: asked first, and put back within ten seconds.

import type { DraftRow } from '@bawaba/contract/entities/draft.ts'
import { formatAgo } from '@bawaba/language/ago.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { formatLength } from '@bawaba/language/lengths.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { Card } from '@bawaba/ui/card.tsx'
import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Undo } from '@bawaba/ui/undo.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { useRead } from '../../client/use-read.tsx'
import { useReading } from '../../client/use-reading.tsx'
import { GoButton } from '../../shell/links.tsx'
import { compiledServiceQuery } from '../requests/queries.ts'
import styles from './drafts.module.css'
import { keptMessages } from './kept-messages.ts'
import { messages } from './messages.ts'
import { forgetDrafts } from './queries.ts'
import { resumePath } from './resume-path.ts'

/** "Step 2 of 4, saved 2 minutes ago". */
export const useDescriptionOf = ({
  step,
  updatedAt,
  serviceSlug,
  opensVersion,
  activityId,
}: DraftRow): string => {
  const text = useText()
  const language = useLanguage()
  const { data: open } = useRead(compiledServiceQuery(useClient(), serviceSlug, opensVersion))
  const total = open?.form.activity(activityId)?.steps.length
  const ago = formatAgo(language, updatedAt, serverNow())
  if (total === undefined) return text(messages.saved, { ago })
  // The last page checks the answers before they are sent.
  const number = step === 'check' ? total + 1 : Number(step ?? 1)
  return text(messages.at, { step: number, total: total + 1, ago })
}

const useRemoval = (draft: DraftRow) => {
  const client = useClient()
  const queries = useQueryClient()
  const params = { service: draft.serviceSlug, draftId: draft.id }
  const [phase, setPhase] = useState<'there' | 'asking' | 'removed' | 'failed'>('there')
  const attempt = async (act: () => Promise<unknown>, after: 'there' | 'removed') => {
    try {
      await act()
      setPhase(after)
    } catch {
      setPhase('failed')
    }
  }
  return {
    phase,
    ask: () => setPhase('asking'),
    keep: () => setPhase('there'),
    remove: () => attempt(() => client.call('DELETE drafts/:service/:draftId', { params }), 'removed'),
    restore: () => attempt(() => client.call('POST drafts/:service/:draftId/restore', { params }), 'there'),
    refresh: () => forgetDrafts(queries),
  }
}

type DraftCardProps = {
  draft: DraftRow
  label: string
  /** Offers an empty form besides: on the page of the service. */
  offersNew?: boolean | undefined
  /** Since when its service is closed: then the form cannot be opened. */
  closed?: string | undefined
}

export const DraftCard = ({ draft, label, offersNew, closed }: DraftCardProps) => {
  const text = useText()
  const language = useLanguage()
  const description = useDescriptionOf(draft)
  const until = formatEnd(language, draft.expiresAt, useReading())
  const { phase, ask, keep, remove, restore, refresh: settle } = useRemoval(draft)
  if (phase === 'removed')
    return (
      <Undo onUndo={() => void restore()} onExpire={settle}>
        {text(messages.removed, { service: label })}
      </Undo>
    )
  return (
    <Card className={styles.card}>
      <h3>{label}</h3>
      <p className={styles.meta}>
        {draft.name && `${draft.name} · `}
        {description}
        {!closed && ` · ${text(messages.until, { date: until })}`}
      </p>
      {closed && (
        <p>
          <strong>{closed}.</strong> {text(keptMessages.answersKept, { date: until })}
        </p>
      )}
      {draft.closedMinutes !== undefined && (
        <p className={styles.meta}>
          {text(messages.extended, { closed: formatLength(language, draft.closedMinutes * 60_000) })}
        </p>
      )}
      {phase === 'failed' && <Notice kind="error">{text(messages.notRemoved)}</Notice>}
      <div className={styles.actions}>
        {!closed && (
          <GoButton to={resumePath(draft)} small>
            {text(messages.resume)}
            <VisuallyHidden> {draft.name || label}</VisuallyHidden>
          </GoButton>
        )}
        {offersNew && !closed && (
          <GoButton
            to="/services/$serviceSlug/add"
            params={{ serviceSlug: draft.serviceSlug }}
            search={{ again: true }}
            small
          >
            {text(messages.startAgain)}
          </GoButton>
        )}
        <Button small variant="tertiary" icon="trash" onClick={ask}>
          {text(messages.remove)}
          <VisuallyHidden> {draft.name || label}</VisuallyHidden>
        </Button>
      </div>
      <Dialog
        open={phase === 'asking'}
        title={text(messages.confirmTitle, { service: label })}
        onClose={keep}
        actions={
          <>
            <Button variant="danger" onClick={() => void remove()}>
              {text(messages.remove)}
            </Button>
            <Button onClick={keep}>{text(messages.keep)}</Button>
          </>
        }
      >
        <p>{text(messages.confirmText)}</p>
      </Dialog>
    </Card>
  )
}
