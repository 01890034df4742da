// The same draft was saved by another tab or device: the person chooses which answers go on; the others stay as a
// draft of their own.

import type { Draft } from '@bawaba/contract/entities/draft.ts'
import { formatTime } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useClient } from '../../client/hooks.tsx'
import { serverNow } from '../../client/server-clock.ts'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import type { DraftSync } from '../../modules/drafts/sync.ts'
import { messages } from './draft-messages.ts'
import type { OpenedForm } from './use-opened-form.tsx'

type DraftConflictProps = {
  current: Draft
  form: OpenedForm
  version: number
  sync: DraftSync
  /** The answers of the other tab are to go on here. */
  onTake: () => void
}

export const DraftConflict = ({ current, form, version, sync, onTake }: DraftConflictProps) => {
  const text = useText()
  const language = useLanguage()
  const client = useClient()
  const { serviceSlug: service } = current
  const time = formatTime(language, current.updatedAt)

  /** Keeps answers aside, as a draft with a name. */
  const keepAside = (draft: Pick<Draft, 'version' | 'activityId' | 'answers' | 'step'>, name: string) => {
    const { activityId, answers, step } = draft
    return client.call('PUT drafts/:service/:draftId', {
      params: { service, draftId: crypto.randomUUID() },
      body: { version: draft.version, activityId, answers, name, ...(step ? { step } : {}) },
    })
  }
  // One of the two acts at a time.
  const { mutate: attempt, isError } = useSingleMutation({ mutationFn: (act: () => Promise<void>) => act() })
  const goOnHere = () =>
    attempt(async () => {
      await keepAside(current, text(messages.copyOther, { time: formatTime(language, current.updatedAt) }))
      // Another id is another draft: that one must make room for this.
      if (current.id !== form.key) {
        await client.call('DELETE drafts/:service/:draftId', { params: { service, draftId: current.id } })
        await sync.overwrite(undefined)
      } else await sync.overwrite(current.revision)
    })
  const takeOther = () =>
    attempt(async () => {
      const { activityId, answers } = form.snapshot()
      const now = formatTime(language, serverNow())
      await keepAside({ version, activityId, answers }, text(messages.copyMine, { time: now }))
      onTake()
    })
  return (
    <Notice
      kind="warning"
      title={text(messages.conflictTitle)}
      actions={
        <>
          <Button small onClick={() => goOnHere()}>
            {text(messages.goOnHere)}
          </Button>
          <Button small onClick={() => takeOther()}>
            {text(messages.takeOther)}
          </Button>
        </>
      }
    >
      {text(messages.conflictText, { time })}
      {isError && <p role="alert">{text(messages.conflictFailed)}</p>}
    </Notice>
  )
}
