// Ends a request whose matter is no more, where the version that it was filed under has no transition for that: it goes to the
// end that its people could have led it to.

import { deedOf } from '@bawaba/forms/delivery.ts'
import type { CompiledService } from '@bawaba/forms/index.ts'
import { type Language, patternOf, type Text } from '@bawaba/language/index.ts'
import type { WorkingCalendar } from '@bawaba/language/working-days.ts'
import type { Notices } from '../../notifications/index.ts'
import { messagesOf } from '../act-messages.ts'
import type { Change } from '../change.ts'
import type { Entry, Message } from '../notes-store.ts'
import type { RequestRecord } from '../row.ts'
import { storedTeams } from '../teams.ts'
import { clockIn, timingOf } from './due.ts'

type Input = {
  form: CompiledService
  request: RequestRecord
  reason: Text
  calendar: WorkingCalendar
  notices: Pick<Notices, 'write'>
  now: Date
  newId: () => string
}

/** An end without a decision: one that a transition leads to from here, or else any; undefined where the service has none. */
const endOf = ({ workflow: { states, transitions } }: CompiledService, status: string) => {
  const ends = states.filter(({ kind }) => kind === 'cancelled')
  const reached = transitions.filter(({ from }) => from.includes(status)).map(({ to }) => to)
  return ends.find(({ code }) => reached.includes(code)) ?? ends[0]
}

export const endMatter = ({ form, request, reason, calendar, notices, now, newId }: Input) => {
  const to = endOf(form, request.status)
  if (!to) return undefined
  const label = form.text(to.applicantLabel ?? to.label)
  const where = { service: request.serviceSlug, stage: to.kind }
  const facts = (language: Language) => ({
    number: '{number}',
    status: patternOf(language, label),
    service: form.label[language],
  })
  const change: Change = {
    status: to.code,
    statusKind: to.kind,
    teams: storedTeams(form, to.code),
    opinions: [],
    asked: undefined,
    closes: true,
    owes: to.delivers,
    clock: clockIn(timingOf(form, calendar, now), to, request),
  }
  const entry: Entry = {
    id: newId(),
    kind: 'status',
    actor: 'system',
    actorId: null,
    visibleToApplicant: true,
    detail: {
      from: request.status,
      to: to.code,
      reason,
      ...(to.delivers ? { owes: deedOf(to.delivers), owesRevision: request.revision + 1 } : {}),
    },
  }
  const messages: Message[] = messagesOf({
    status: notices.write('statusChanged', facts, where),
    isKnown: false,
    work: notices.write('workNotice', () => ({ number: '{number}' }), where),
    besides: [reason],
    outcomes: [],
    newId,
  })
  return { change, entries: [entry], messages }
}
