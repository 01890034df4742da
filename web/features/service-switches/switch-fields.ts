// The fields of the form that changes switches, and the change that their values make.

import type {
  ServiceSwitches,
  SwitchChange,
  SwitchValues,
} from '@bawaba/contract/entities/service-switches.ts'
import type { Language } from '@bawaba/language/index.ts'
import { cairoWall } from '@bawaba/language/wall-clock.ts'
import type { BoundText } from '@bawaba/ui/language.tsx'
import { checkboxes } from '../../forms/controls/checkboxes.tsx'
import { radios } from '../../forms/controls/radios.tsx'
import { textArea } from '../../forms/controls/text-area.tsx'
import { time, wall } from '../../forms/controls/time.tsx'
import type { Errors, Values } from '../../forms/fields.ts'
import { changedNames } from './changes.ts'
import { channelChoices, deviceChoices } from './channels.ts'
import { messages } from './messages.ts'

type SwitchFields = ReturnType<typeof switchFields>
type Entered = Values<SwitchFields>

/** Characters that the call accepts. */
const longestReason = 500

const wallOf = (time: string | null) => wall(time === null ? '' : cairoWall(time))

export const switchFields = (text: BoundText, language: Language, stored: SwitchValues) => ({
  deactivated: {
    label: text(messages.state),
    initial: stored.deactivated ? 'closed' : 'open',
    control: radios([
      { value: 'open', label: text(messages.stateOpen) },
      { value: 'closed', label: text(messages.stateClosed) },
    ]),
  },
  fromDate: {
    label: text(messages.opening),
    hint: text(messages.openingHint),
    optional: true,
    initial: wallOf(stored.fromDate),
    control: time(),
  },
  toDate: {
    label: text(messages.closing),
    hint: text(messages.closingHint),
    optional: true,
    initial: wallOf(stored.toDate),
    control: time(),
  },
  hiddenOn: {
    label: text(messages.hide),
    hint: text(messages.hideHint),
    optional: true,
    initial: stored.hiddenOn,
    control: checkboxes(channelChoices(language)),
  },
  disabledOn: {
    label: text(messages.refuse),
    hint: text(messages.refuseHint),
    optional: true,
    initial: stored.disabledOn,
    control: checkboxes(deviceChoices(language)),
  },
  reason: {
    label: text(messages.reason),
    hint: text(messages.reasonHint),
    required: text(messages.reasonMissing),
    check: (reason: string) =>
      reason.length > longestReason ? text(messages.reasonLong, { most: longestReason }) : undefined,
    control: textArea({ rows: 3 }),
  },
})

const isTime = (time: Date | undefined): time is Date => time !== undefined && !Number.isNaN(time.getTime())

/** The field shows minutes: a stored time of the same minute is not changed. */
const timeOf = (entered: Date | undefined, stored: string | null): string | null => {
  if (!isTime(entered)) return null
  return stored !== null && cairoWall(stored) === cairoWall(entered) ? stored : entered.toISOString()
}

const valuesOf = (entered: Entered, stored: SwitchValues): SwitchValues => ({
  deactivated: entered.deactivated === 'closed',
  fromDate: timeOf(entered.fromDate, stored.fromDate),
  toDate: timeOf(entered.toDate, stored.toDate),
  hiddenOn: entered.hiddenOn as SwitchValues['hiddenOn'],
  disabledOn: entered.disabledOn as SwitchValues['disabledOn'],
})

/** Only switches that differ: the history and the audit name nothing else. */
export const changeOf = (entered: Entered, stored: SwitchValues): SwitchChange => {
  const values = valuesOf(entered, stored)
  const changed = changedNames(stored, values).map(name => [name, values[name]])
  return { ...Object.fromEntries(changed), reason: entered.reason }
}

export const errorsAgainst = (
  text: BoundText,
  entered: Entered,
  stored: SwitchValues,
): Errors<SwitchFields> => {
  const { fromDate, toDate } = entered
  const isHalf = (time: Date | undefined) => time !== undefined && !isTime(time)
  if (isHalf(fromDate) || isHalf(toDate)) {
    const error = text(messages.notATime)
    return { fromDate: isHalf(fromDate) ? error : undefined, toDate: isHalf(toDate) ? error : undefined }
  }
  if (isTime(fromDate) && isTime(toDate) && toDate <= fromDate) return { toDate: text(messages.closingFirst) }
  const isSame = changedNames(stored, valuesOf(entered, stored)).length === 0
  return isSame ? { deactivated: text(messages.nothingChanged) } : {}
}

const openQuestion = { title: messages.confirmOpen, effect: messages.openEffect, action: messages.reopen }
const closeQuestion = {
  title: messages.confirmClose,
  effect: messages.closeEffect,
  action: messages.close,
  isDanger: true,
}
const changeQuestion = { title: messages.confirmChange, effect: messages.changeEffect, action: messages.save }

/** The question before the change is sent. */
export const questionOf = (entered: Entered | undefined, { deactivated }: ServiceSwitches) => {
  const isClosing = entered?.deactivated === 'closed'
  if (entered === undefined || isClosing === deactivated) return changeQuestion
  return isClosing ? closeQuestion : openQuestion
}
