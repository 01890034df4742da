// Open requests that a change of somebody's rights would leave behind, and whom they go to: part of the question before it.

import type { Handover, OpenWork, ProposedRights } from '@bawaba/contract/entities/handover.ts'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { readChoices, SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { type RefObject, useId } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { personName } from '../../modules/requests/history.ts'
import { PendingPart } from '../../shell/pending.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { messages } from './handover-messages.ts'
import styles from './users.module.css'

/** Where the choice stands while the question is open. */
export type HandoverFrame = RefObject<HTMLDivElement | null>
type HandoverPartProps = { userId: string; proposed: ProposedRights; frame: HandoverFrame }

/** Whom open requests go to by the question that is open; nothing was chosen: they go back to the queue. */
export const chosenIn = ({ current }: HandoverFrame): Handover | undefined => {
  const [value] = current ? readChoices(current) : []
  if (value === undefined) return undefined
  return value === 'team' ? { to: 'team' } : { to: 'person', assigneeId: value }
}

export const HandoverPart = ({ userId, proposed, frame }: HandoverPartProps) => {
  const client = useClient()
  const { data, error, refetch } = useRead({
    queryKey: ['openWork', userId, proposed],
    queryFn: async () =>
      (await client.call('POST users/:id/openWork', { params: { id: userId }, body: proposed })) ?? null,
    fresh: 'always',
    gcTime: 0,
  })
  if (error) return <ReadFailure what={messages.openRequests} error={error} onAgain={refetch} />
  if (!data) return <PendingPart />
  return (
    <div ref={frame} className={styles.form}>
      {data.count > 0 && <Choice work={data} />}
      {data.withoutTeam > 0 && (
        <Notice kind="warning" quiet>
          <Words message={messages.withoutTeam} params={{ count: data.withoutTeam }} />
        </Notice>
      )}
    </div>
  )
}

const Choice = ({ work }: { work: OpenWork }) => {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  const options = [
    ...(work.ofTeams > 0 ? [{ value: 'team', label: text(messages.team) }] : []),
    ...work.workers.map(worker => ({ value: worker.id, label: personName(worker, language) })),
  ]
  return (
    <>
      <Notice kind="warning" quiet>
        <Words message={messages.leftBehind} params={{ count: work.count }} />
      </Notice>
      <FieldFrame
        id={id}
        label={text(messages.handTo)}
        hint={work.workers.length === 0 ? text(messages.noWorker) : undefined}
      >
        <SelectInput id={id} name="handover" options={options} placeholder={text(messages.queue)} />
      </FieldFrame>
    </>
  )
}
