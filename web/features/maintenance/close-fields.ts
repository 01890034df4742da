// The fields of the form that closes the portal, and the order that their values make.

import type { BoundText } from '@bawaba/ui/language.tsx'
import type { Answer, CallInput } from '../../client/client.ts'
import { serverNow } from '../../client/server-clock.ts'
import { select } from '../../forms/controls/select.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { time } from '../../forms/controls/time.tsx'
import type { Values } from '../../forms/fields.ts'
import { messages } from './messages.ts'

export type State = Answer<'GET maintenance'>
type Order = CallInput<'PUT maintenance'>['body']
export type CloseValues = Values<ReturnType<typeof closeFields>>

const drains = [5, 10, 15, 30, 60]
const durations = [15, 30, 60, 120, 240, 480, 1440]
/** The choice that asks for a day and a time. */
export const atTime = 'at'
const aMinute = 60_000

export const closeFields = (text: BoundText, state: State) => {
  const isOn = state.state !== 'open'
  const initial = isOn ? state.message : messages.defaultMessage
  const durationLabel = (minutes: number) =>
    minutes < 60
      ? text(messages.forMinutes, { count: minutes })
      : text(messages.forHours, { count: minutes / 60 })
  const hint = text(messages.messageHint)
  return {
    'message-ar': {
      label: text(messages.messageAr),
      hint,
      required: text(messages.missingAr),
      initial: initial.ar,
      control: textArea({ rows: 3 }),
    },
    'message-en': {
      label: text(messages.messageEn),
      hint,
      required: text(messages.missingEn),
      initial: initial.en,
      control: textArea({ rows: 3 }),
    },
    drain: {
      label: text(messages.when),
      hint: text(messages.whenHint),
      initial: isOn ? '' : '15',
      control: select({
        width: 'medium',
        placeholder: isOn ? text(messages.asNow) : undefined,
        options: [
          { value: '0', label: text(messages.now) },
          ...drains.map(count => ({ value: String(count), label: text(messages.inMinutes, { count }) })),
        ],
      }),
    },
    lasts: {
      label: text(messages.duration),
      initial: '60',
      control: select({
        width: 'medium',
        placeholder: text(messages.durationUnknown),
        options: [
          ...durations.map(minutes => ({ value: String(minutes), label: durationLabel(minutes) })),
          { value: atTime, label: text(messages.untilTime) },
        ],
      }),
    },
    end: {
      label: text(messages.end),
      hint: text(messages.endHint),
      required: text(messages.endNotAhead),
      control: time(),
    },
  }
}

const countOf = (chosen: string): number | undefined => (chosen === '' ? undefined : Number(chosen))

/** When the portal closes by what was chosen. */
const beginningOf = ({ drain }: CloseValues, state: State): number => {
  const minutes = countOf(drain)
  if (minutes !== undefined) return serverNow().getTime() + minutes * aMinute
  return state.state === 'open'
    ? serverNow().getTime()
    : Math.max(serverNow().getTime(), Date.parse(state.closesAt))
}

/** What is no time is not ahead either. */
export const isEndAhead = (values: CloseValues, state: State): boolean =>
  values.end === undefined || values.end.getTime() > beginningOf(values, state)

/** A planned end that is a duration counts from when the portal closes. */
export const orderOf = (values: CloseValues, state: State): Order => {
  const drainMinutes = countOf(values.drain)
  const lasts = values.lasts === atTime ? undefined : countOf(values.lasts)
  const end = lasts === undefined ? values.end : new Date(beginningOf(values, state) + lasts * aMinute)
  return {
    message: { ar: values['message-ar'], en: values['message-en'] },
    ...(drainMinutes === undefined ? {} : { drainMinutes }),
    ...(end ? { until: end.toISOString() } : {}),
  }
}

/** An end that is not known counts as a day from when it closes. */
const unknownMinutes = 24 * 60

/** From when and for how long the portal would be closed, in minutes. */
export const stretchOf = (values: CloseValues, state: State): { drainMinutes: number; minutes: number } => {
  const begins = beginningOf(values, state)
  const { until } = orderOf(values, state)
  const minutesFrom = (from: number, to: number) => Math.ceil((to - from) / aMinute)
  return {
    drainMinutes: Math.max(0, minutesFrom(serverNow().getTime(), begins)),
    minutes: Math.max(1, until === undefined ? unknownMinutes : minutesFrom(begins, Date.parse(until))),
  }
}

/** What comes of it, in the question before. */
export const effectOf = (state: State, values: CloseValues | undefined) => {
  if (state.state !== 'open' && values?.drain === '') return messages.changeEffect
  return values?.drain === '0' ? messages.closeNowEffect : messages.closeLaterEffect
}
