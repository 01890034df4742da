// In the place of a request's actions while a decision on it waits: what was decided, by whom, and the way back.

import type { PendingDecision, Request } from '@bawaba/contract/entities/request.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { personName } from '../../../modules/requests/history.ts'
import type { Shown } from '../request/request-data.tsx'
import { decisionMessages as words } from './decision-messages.ts'
import { NotUndone } from './decisions.tsx'
import { useUndo } from './use-decisions.tsx'
import { WaitingLine } from './waiting-line.tsx'

type RequestDecisionProps = Shown & { pending: PendingDecision }

export const RequestDecision = ({ request, open, pending }: RequestDecisionProps) => {
  const text = useText()
  const language = useLanguage()
  const undo = useUndo()
  const { activityId, by, isOwn, leftMs } = pending
  const act = open?.form.activity(activityId)?.label[language] ?? activityId
  const service: Request['serviceSlug'] = request.serviceSlug
  return (
    <>
      <WaitingLine
        leftMs={leftMs}
        source={pending}
        isBusy={undo.isPending}
        onUndo={isOwn ? () => undo.mutate({ service, id: request.id }) : undefined}
      >
        {isOwn
          ? text(words.waitsHere, { act })
          : text(words.waitsOther, { act, name: personName(by, language) })}
      </WaitingLine>
      <NotUndone error={undo.error} />
    </>
  )
}
