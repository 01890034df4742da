// Reaching the people who chose how they want to be answered: a message to a visitor's number or address, a call as a task for
// staff. A person with an account reads messages as their settings say, so that only a call is added for them.

import { formatShortCode } from '@bawaba/contract/short-code.ts'
import { type ContactAddress, contactOf } from '@bawaba/forms/contact.ts'
import type { CompiledService } from '@bawaba/forms/index.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { type Language, patternOf, type Text } from '@bawaba/language/index.ts'
import { visitorId } from '../../accounts/index.ts'
import { type NewMessage, withLink } from '../../messages/index.ts'
import { inBoth } from '../messages.ts'
import type { RequestRecord } from '../row.ts'
import { shortCodeOf } from './short-code.ts'
import { words } from './visitor-words.ts'

/** What becomes of one event: a message, or a call that is owed from now on. */
export type Direct = { message?: NewMessage; owesCall?: true }
type Subject = Pick<RequestRecord, 'id' | 'ID' | 'ownerId' | 'data' | 'contactLanguage' | 'contactRevision'>
type Form = Pick<CompiledService, 'contact'>
type Event = {
  /** Of the message; a comment that is taken back takes its message with it. */
  id: string
  now: Date
  notBefore?: Date
  title: Text
} & (
  | { kind: 'question'; words: string; until: Date | null }
  | { kind: 'answer'; notice: Text; words: string }
  | { kind: 'news'; notice: Text }
  | { kind: 'warning'; until: Date | null }
)

/** Of a text message: what is longer is read by the link. */
const longestSms = 400
const shortened = (text: string, way: ContactAddress['way']): string =>
  way === 'SMS' && text.length > longestSms ? `${text.slice(0, longestSms - 1)}…` : text

const channels = { SMS: 'sms', EMAIL: 'email' } as const

export const createReach = ({ key, linkTo }: { key: string; linkTo(path: string): string }) => {
  const linkOf = ({ id, ID, contactRevision }: Subject): string =>
    linkTo(`/track?number=${ID}#${formatShortCode(shortCodeOf(key, id, contactRevision))}`)

  const textOf = (subject: Subject, event: Event, way: ContactAddress['way']): Text =>
    inBoth((language: Language) => {
      const values: Record<string, string> = {
        number: subject.ID,
        notice: 'notice' in event ? event.notice[language].replace('{number}', subject.ID) : '',
        words: 'words' in event ? shortened(event.words, way) : '',
        until: 'until' in event && event.until ? formatEnd(language, event.until, { now: event.now }) : '',
      }
      // All at once: braces in the words of staff are theirs.
      return withLink(patternOf(language, words[event.kind]), linkOf(subject)).replace(
        /\{(\w+)\}/g,
        (whole, name) => values[name] ?? whole,
      )
    })

  return (form: Form, subject: Subject, event: Event): Direct => {
    const address = contactOf(form.contact, subject.data)
    if (!address) return {}
    if (address.way === 'CALL') return { owesCall: true }
    if (subject.ownerId !== visitorId) return {}
    return {
      message: {
        id: event.id,
        kind: event.kind === 'warning' ? 'visitorWarning' : 'visitorAnswer',
        ...(event.kind === 'warning' && event.until ? { uselessAt: event.until } : {}),
        channel: channels[address.way],
        recipient: address.to,
        accountId: null,
        language: subject.contactLanguage ?? 'ar',
        ...(address.way === 'EMAIL' ? { subject: event.title } : {}),
        text: textOf(subject, event, address.way),
        isLinkLasting: true,
        ...(event.notBefore ? { notBefore: event.notBefore } : {}),
      },
    }
  }
}
export type Reach = ReturnType<typeof createReach>
