// The difference between two revisions of a service's switches, as sentences. Pure.

import type { SwitchValues } from '@bawaba/contract/entities/service-switches.ts'
import { formatDateTime, type Language, t } from '@bawaba/language/index.ts'
import { namesOf } from './channels.ts'
import { messages } from './messages.ts'

/** Switches of a service that its first publication left alone. */
export const defaults: SwitchValues = {
  deactivated: false,
  fromDate: null,
  toDate: null,
  hiddenOn: [],
  disabledOn: [],
}

type Sentence = (language: Language, values: SwitchValues) => string

const sentences: Record<keyof SwitchValues, Sentence> = {
  deactivated: (language, { deactivated }) =>
    t(language, deactivated ? messages.wasClosed : messages.wasOpened),
  fromDate: (language, { fromDate }) =>
    fromDate
      ? t(language, messages.opensAt, { time: formatDateTime(language, fromDate) })
      : t(language, messages.noOpening),
  toDate: (language, { toDate }) =>
    toDate
      ? t(language, messages.closesAt, { time: formatDateTime(language, toDate) })
      : t(language, messages.noClosing),
  hiddenOn: (language, { hiddenOn }) =>
    hiddenOn.length > 0
      ? t(language, messages.hiddenIn, { places: namesOf(language, hiddenOn) })
      : t(language, messages.shownEverywhere),
  disabledOn: (language, { disabledOn }) =>
    disabledOn.length > 0
      ? t(language, messages.refusedFrom, { devices: namesOf(language, disabledOn) })
      : t(language, messages.acceptedEverywhere),
}
export const switchNames = Object.keys(sentences) as (keyof SwitchValues)[]

/** The order in which devices were chosen is no difference. */
const comparable = (value: SwitchValues[keyof SwitchValues]) =>
  JSON.stringify(Array.isArray(value) ? [...value].sort() : value)

export const changedNames = (before: SwitchValues, after: SwitchValues): (keyof SwitchValues)[] =>
  switchNames.filter(name => comparable(before[name]) !== comparable(after[name]))

export const changesOf = (language: Language, before: SwitchValues, after: SwitchValues): string[] =>
  changedNames(before, after).map(name => sentences[name](language, after))
