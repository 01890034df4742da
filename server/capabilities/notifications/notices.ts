// What the portal says of an event: the words of the most specific active template, or the standard words, with the values of
// the event in each language.

import { useOf } from '@bawaba/contract/message-hours.ts'
import {
  kindRowOf,
  type MomentKind,
  type NotificationKind,
  type Placeholder,
} from '@bawaba/contract/notification-kinds.ts'
import { lockOf, type Topic } from '@bawaba/contract/notification-topics.ts'
import { fillWording, type PlaceholderValues, type Wording } from '@bawaba/contract/notification-wording.ts'
import { isDecided, type StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import { isolate, type Language, patternOf, type Text } from '@bawaba/language/index.ts'
import type { Sql } from '../../platform/database/index.ts'
import { momentSql, type Notice } from './notice-store.ts'

/** Of a request: whose service it is and where it stands, by which its templates are chosen. */
export type Where = { service: string; stage?: StateKind }
/** Until when it is of use: the end of a turn, the time of an appointment. Of many at once, an expression of their rows. */
type Moment = { moment: Date | Sql }
type About<Kind extends NotificationKind> = Kind extends MomentKind ? [about: Moment] : [about?: Where]
/** The words for a kind, for the readers of each language. */
export type WordingFor = (kind: NotificationKind, where?: Where) => Wording

type Values = (language: Language) => PlaceholderValues

/** Time limits run from what was decided and what is asked: such a change is a legal notice. */
const topicOf = (kind: NotificationKind, stage: StateKind | undefined): Topic => {
  const isLegal = stage !== undefined && (isDecided(stage) || stage === 'waiting-on-applicant')
  return kind === 'statusChanged' && isLegal ? 'decisions' : kindRowOf(kind).topic
}

/** A link or a code could not be followed or typed between the marks that keep names apart. */
const bare: readonly Placeholder[] = ['link', 'code']
/** What applicants, staff and authors of services wrote must not look like a placeholder that the statement still fills. */
const writtenByPeople: readonly Placeholder[] = ['service', 'status', 'who', 'reason', 'lot', 'center']
const withoutPlaceholders = (name: string, value: string): string =>
  writtenByPeople.includes(name as Placeholder) ? value.replace(/\{(\w+)\}/g, '($1)') : value
const inSentence = (values: PlaceholderValues): PlaceholderValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const plain = withoutPlaceholders(name, value)
      return [name, bare.includes(name as Placeholder) ? plain : isolate(plain)]
    }),
  )

/** Words with their values, in both languages. */
export const writeWording = ({ title, text }: Wording, values: Values): Wording => {
  const filled = (words: Text): Text => ({
    ar: fillWording(patternOf('ar', words), inSentence(values('ar'))),
    en: fillWording(patternOf('en', words), inSentence(values('en'))),
  })
  return { title: filled(title), text: filled(text) }
}

export const createNotices = (templates: { wordingFor: WordingFor }) => ({
  /** `{number}` may stay for the statement that makes the number. */
  write: <Kind extends NotificationKind>(kind: Kind, values: Values, ...about: About<Kind>): Notice => {
    const [of] = about as [(Where | Moment)?]
    const where = of && 'service' in of ? of : undefined
    const topic = topicOf(kind, where?.stage)
    return {
      kind,
      topic,
      isLocked: lockOf(topic) !== undefined,
      use: useOf(kindRowOf(kind).hours, topic === 'decisions'),
      ...(of && 'moment' in of ? { uselessAt: momentSql(of.moment) } : {}),
      ...writeWording(templates.wordingFor(kind, where), values),
    }
  },
})
export type Notices = ReturnType<typeof createNotices>

/** Without a template: the standard words. */
export const standardNotices = createNotices({ wordingFor: kindRowOf })
