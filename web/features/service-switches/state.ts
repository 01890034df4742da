// Whether the switches of a service let people send requests at a time. Pure.

import type { SwitchValues } from '@bawaba/contract/entities/service-switches.ts'

export type SwitchState = 'closed' | 'waiting' | 'ended' | 'refusing' | 'open'

export const stateOf = (values: SwitchValues, now: Date): SwitchState => {
  const { deactivated, fromDate, toDate, disabledOn } = values
  if (deactivated) return 'closed'
  if (fromDate !== null && Date.parse(fromDate) > now.getTime()) return 'waiting'
  if (toDate !== null && Date.parse(toDate) <= now.getTime()) return 'ended'
  return disabledOn.includes('web') ? 'refusing' : 'open'
}
