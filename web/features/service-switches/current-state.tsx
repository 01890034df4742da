// Whether a service is open now, and the values of its switches.

import type { SwitchValues } from '@bawaba/contract/entities/service-switches.ts'
import { formatDateTime } from '@bawaba/language/index.ts'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useState } from 'react'
import { serverNow } from '../../client/server-clock.ts'
import { namesOf } from './channels.ts'
import { messages } from './messages.ts'
import { stateOf } from './state.ts'

const looks = {
  open: { kind: 'success', meaning: messages.openMeans },
  closed: { kind: 'warning', meaning: messages.closedMeans },
  waiting: { kind: 'warning', meaning: messages.datesMean },
  ended: { kind: 'warning', meaning: messages.datesMean },
  refusing: { kind: 'warning', meaning: messages.datesMean },
} as const

export const CurrentState = ({ values }: { values: SwitchValues }) => {
  const text = useText()
  const language = useLanguage()
  const [now] = useState(serverNow)
  const state = stateOf(values, now)
  const { kind, meaning } = looks[state]
  const { fromDate, toDate, hiddenOn, disabledOn } = values
  const none = text(messages.none)
  const timeOf = (time: string | null) =>
    time === null ? none : <time dateTime={time}>{formatDateTime(language, time)}</time>
  return (
    <>
      <Notice kind={kind} quiet title={text(messages[state])}>
        <p>{text(meaning)}</p>
      </Notice>
      <DefinitionList>
        <Definition term={text(messages.opening)}>{timeOf(fromDate)}</Definition>
        <Definition term={text(messages.closing)}>{timeOf(toDate)}</Definition>
        <Definition term={text(messages.hidden)}>{namesOf(language, hiddenOn) || none}</Definition>
        <Definition term={text(messages.refused)}>{namesOf(language, disabledOn) || none}</Definition>
      </DefinitionList>
    </>
  )
}
