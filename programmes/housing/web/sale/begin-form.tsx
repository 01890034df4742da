// The form by which an administrator begins a sale of a project.

import {
  allDay,
  callHours,
  isCallHours,
  saleBounds,
  saleMethods,
  saleVerified,
} from '@bawaba/contract/sale-rules.ts'
import { decimalOf } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { programmeClient } from '@bawaba/web/client/programme-client.ts'
import { serverNow } from '@bawaba/web/client/server-clock.ts'
import { radios } from '@bawaba/web/forms/controls/radios.tsx'
import { text as line } from '@bawaba/web/forms/controls/text.tsx'
import { time } from '@bawaba/web/forms/controls/time.tsx'
import { timeOfDay } from '@bawaba/web/forms/controls/time-of-day.tsx'
import { PageForm } from '@bawaba/web/forms/page-form.tsx'
import { usePageForm } from '@bawaba/web/forms/use-page-form.tsx'
import { announce } from '@bawaba/web/shell/toasts.tsx'
import type { saleCalls } from '../../sale-calls.ts'
import styles from '../units/units.module.css'
import { staffMessages as messages } from './staff-messages.ts'

type Bounds = { min: number; max: number }
const isWithin = (typed: string, { min, max }: Bounds): boolean =>
  /^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max

const hours = ['byDay', 'anyTime', 'chosen'] as const
type Hours = (typeof hours)[number]
type Calls = { callsFrom: string; callsUntil: string }
/** The hours that are sent: none of them is the ordinary ones. */
const callsOf: Record<Hours, (typed: Calls) => Partial<Calls>> = {
  byDay: () => ({}),
  anyTime: () => ({ callsFrom: allDay.from, callsUntil: allDay.until }),
  chosen: ({ callsFrom, callsUntil }) => ({ callsFrom, callsUntil }),
}

const iso = (at: Date | undefined): string => at?.toISOString() ?? ''

export const BeginForm = ({ project, onBegun }: { project: string; onBegun: () => unknown }) => {
  const text = useText()
  const client = programmeClient<typeof saleCalls>(useClient())
  const number = (bounds: Bounds) => ({
    control: line({
      latin: true,
      inputMode: 'numeric',
      width: 'short',
      value: typed => decimalOf(typed) ?? typed,
    }),
    check: (typed: string) => (isWithin(typed, bounds) ? undefined : text(messages.number)),
  })
  const form = usePageForm({
    id: 'sale',
    fields: {
      method: {
        label: text(messages.method),
        required: text(messages.methodMissing),
        control: radios(saleMethods.map(value => ({ value, label: text(messages[value]) }))),
      },
      opensAt: {
        label: text(messages.opensAt),
        hint: text(messages.opensAtHint),
        control: time(),
        check: (at: Date | undefined) =>
          at && !Number.isNaN(at.getTime()) ? undefined : text(messages.opensAtMissing),
      },
      closesAt: {
        label: text(messages.closesAt),
        control: time(),
        check: (at: Date | undefined) =>
          at && at.getTime() > serverNow().getTime() ? undefined : text(messages.closesAtWrong),
      },
      beaconSource: {
        label: text(messages.beaconSource),
        hint: text(messages.beaconSourceHint),
        optional: true,
        control: line(),
        check: (typed: string) =>
          typed === '' || (typed.length >= 3 && typed.length <= 300)
            ? undefined
            : text(messages.beaconSourceWrong),
      },
      verified: {
        label: text(messages.verified),
        hint: text(messages.verifiedHint),
        required: text(messages.verifiedMissing),
        control: radios(saleVerified.map(value => ({ value, label: text(messages[value]) }))),
      },
      places: { label: text(messages.places), hint: text(messages.placesHint), ...number(saleBounds.places) },
      turnMinutes: {
        label: text(messages.turn),
        hint: text(messages.turnHint),
        ...number(saleBounds.turnMinutes),
      },
      hours: {
        label: text(messages.hours),
        hint: text(messages.hoursHint),
        initial: 'byDay',
        control: radios(hours.map(value => ({ value, label: text(messages[value]) }))),
      },
      callsFrom: {
        label: text(messages.callsFrom),
        initial: callHours.from,
        required: text(messages.callsMissing),
        control: timeOfDay(),
      },
      callsUntil: {
        label: text(messages.callsUntil),
        initial: callHours.until,
        required: text(messages.callsMissing),
        control: timeOfDay(),
      },
    },
    hidden: ({ method, hours }) => [
      ...(method === 'draw' ? [] : (['closesAt', 'beaconSource'] as const)),
      ...(hours === 'chosen' ? [] : (['callsFrom', 'callsUntil'] as const)),
    ],
    follows: ['method', 'hours'],
    check: ({ method, opensAt, closesAt, hours, callsFrom, callsUntil, turnMinutes }) => ({
      ...(method === 'draw' &&
        opensAt &&
        closesAt &&
        closesAt <= opensAt && { closesAt: text(messages.closesAtWrong) }),
      ...(hours === 'chosen' &&
        !isCallHours(callsFrom, callsUntil, Number(turnMinutes)) && {
          callsUntil: text(messages.callsWrong),
        }),
    }),
    leadsTo: 'field',
    send: ({ method, opensAt, closesAt, beaconSource, verified, places, turnMinutes, ...calls }) =>
      client.call('PUT projects/:code/sale', {
        params: { code: project },
        body: {
          method: method as (typeof saleMethods)[number],
          opensAt: iso(opensAt),
          ...(method === 'draw' && { closesAt: iso(closesAt), ...(beaconSource && { beaconSource }) }),
          verified: verified as (typeof saleVerified)[number],
          places: Number(places),
          turnMinutes: Number(turnMinutes),
          ...callsOf[calls.hours as Hours](calls),
        },
      }),
    failed: text(messages.failed),
    onSent: async () => {
      await onBegun()
      announce({ id: 'sales', kind: 'success', message: messages.begun })
    },
  })
  return (
    <>
      <p>{text(messages.fixed)}</p>
      <PageForm form={form} action={text(messages.begin)} className={styles.narrow} />
    </>
  )
}
