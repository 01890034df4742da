// What an act says to people: one message to each of its audiences, whatever it sets off.

import type { Audience } from '@bawaba/forms/index.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { Notice } from '../notifications/index.ts'
import type { EffectOutcome } from './effects.ts'
import { inBoth, sentence } from './messages.ts'
import type { Message } from './notes-store.ts'

/** The number is put in by the writing statement. */
const number = '{number}'
const numbered = (body: string): string => (body.includes(number) ? body : `${body} (${number})`)
const numberedText = (body: Text): Text => inBoth(language => numbered(body[language]))

const joined = (bodies: readonly Text[]): Text =>
  inBoth(language => bodies.map(body => body[language]).join('\n'))
const afterIt = (body: Text | undefined, added: readonly (Text | undefined)[]): Text | undefined =>
  added.reduce((whole, words) => (whole && words ? sentence(whole, words) : (whole ?? words)), body)

type Spoken = {
  /** What the applicant is notified of: its title and kind hold for the service's own words too. */
  status: Notice
  /** They acted themselves, or nothing changed: the portal says nothing by itself. */
  isKnown: boolean
  /** The frame of what a service says to staff. */
  work: Notice
  /** What is added to it: the reason from outside, the words of the script that follows every act. */
  besides: readonly (Text | undefined)[]
  outcomes: readonly EffectOutcome[]
  newId: () => string
}

/** The service's own words stand in place of the portal's; what its scripts say comes after. */
export const messagesOf = ({ status, isKnown, work, besides, outcomes, newId }: Spoken): Message[] => {
  const notices = outcomes.flatMap(({ notice }) => notice ?? [])
  const bodyFor = (audience: Audience): Text | undefined => {
    const own = notices.filter(({ to }) => to === audience).map(({ body }) => body)
    return own.length > 0 ? joined(own) : undefined
  }
  const toApplicant = afterIt(bodyFor('applicant') ?? (isKnown ? undefined : status.text), [
    ...(isKnown ? [] : besides),
    ...outcomes.map(({ added }) => added),
  ])
  const staff = [...new Set(notices.map(({ to }) => to))].filter(to => to !== 'applicant')
  const all: [Audience, Text | undefined][] = [
    ['applicant', toApplicant],
    ...staff.map((to): [Audience, Text | undefined] => [to, bodyFor(to)]),
  ]
  return all.flatMap(([audience, body]) => {
    const frame = audience === 'applicant' ? status : work
    return body ? [{ id: newId(), audience, notice: { ...frame, text: numberedText(body) } }] : []
  })
}
