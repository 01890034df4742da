// An act as it is drawn on a request, and as answers open more of the filing: what they leave without ground is opened
// and marked before anything is sent, by the rules that the server judges by.

import type { Request } from '@bawaba/contract/entities/request.ts'
import {
  type Answers,
  type CompiledActivity,
  type FormStore,
  openedBeside,
  stillOpen,
} from '@bawaba/forms/index.ts'
import { cairoDate } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useState } from 'react'
import { serverNow } from '../../client/server-clock.ts'
import { pageMessages } from './page-messages.ts'
import type { OpenService } from './queries.ts'

export type Opened = {
  activity: CompiledActivity
  /** Names of the questions that answers have opened. */
  further: readonly string[]
  /** What is sent of these answers; nothing where they open more, which is drawn first. */
  sendable: (data: Answers) => Answers | undefined
}

/** As the request stood when it was opened here: what is asked does not change under whoever answers. */
export const useOpened = (
  { form, calendar }: Pick<OpenService, 'form' | 'calendar'>,
  activity: CompiledActivity,
  request: Request,
): Opened => {
  const [seen] = useState(request)
  const [opened, setOpened] = useState(() => ({
    activity: form.activityOn(activity.activityId, seen) ?? activity,
    further: [] as readonly string[],
  }))
  const sendable = (data: Answers): Answers | undefined => {
    const context = {
      today: cairoDate(serverNow()),
      calendar,
      documents: new Map(seen.documents?.map(document => [document.id, document])),
      given: seen.given,
    }
    const judged = form.activityOn(activity.activityId, seen, { data, context }) ?? opened.activity
    const further = openedBeside(opened.activity, judged)
    if (further.length > 0) {
      setOpened({ activity: judged, further })
      return undefined
    }
    // What had been opened by an answer that was changed back is closed again.
    return stillOpen(judged, data)
  }
  return { ...opened, sendable }
}

/** Marks what is wrong in a form that was drawn with more questions; what is still loading is not wrong yet. */
export const markFurther = (store: FormStore, further: readonly string[], day: string): void => {
  if (further.length > 0) store.report(store.check('all', day).filter(({ key }) => key !== 'notLoaded'))
}

/** Says which questions were opened, and why. */
export const FurtherNotice = ({ activity, further }: Pick<Opened, 'activity' | 'further'>) => {
  const text = useText()
  const language = useLanguage()
  if (further.length === 0) return null
  return (
    <Notice kind="warning" title={text(pageMessages.openedFurther)}>
      <p>{text(pageMessages.openedFurtherHint)}</p>
      <ul>
        {further.map(name => (
          <li key={name}>{activity.byName.get(name)?.label[language]}</li>
        ))}
      </ul>
    </Notice>
  )
}
