// Confirming a power cut, or changing what is known of it: those who reported it are notified.

import { cairoWall } from '@bawaba/language/wall-clock.ts'
import type { Choice } from '@bawaba/ui/controls/select-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { serverNow } from '@bawaba/web/client/server-clock.ts'
import { select } from '@bawaba/web/forms/controls/select.tsx'
import { time, wall } from '@bawaba/web/forms/controls/time.tsx'
import { PageForm } from '@bawaba/web/forms/page-form.tsx'
import { usePageForm } from '@bawaba/web/forms/use-page-form.tsx'
import { announce } from '@bawaba/web/shell/toasts.tsx'
import { type Cause, causes, type StaffPowerCut } from '../../power-cut-calls.ts'
import { endProblem } from '../../power-cut-end.ts'
import { causeNames } from '../../power-cut-words.ts'
import { messages, staffMessages } from './messages.ts'
import { powerCutClient } from './queries.ts'

const expectedWrong = { future: staffMessages.expectedPast, far: staffMessages.expectedFar } as const

/** Of a cut that is open, or of another area among `choices`. */
type Of = { cut: StaffPowerCut; choices?: undefined } | { cut?: undefined; choices: readonly Choice[] }

export const ConfirmForm = ({ cut, choices = [], onDone }: Of & { onDone: () => Promise<unknown> }) => {
  const text = useText()
  const client = powerCutClient(useClient())
  const form = usePageForm({
    id: cut ? `cut-${cut.id}` : 'other-cut',
    fields: {
      area: {
        label: text(staffMessages.area),
        required: text(staffMessages.areaMissing),
        initial: cut?.area,
        control: select({ options: choices, placeholder: text(messages.choose) }),
        version: String(choices.length),
      },
      cause: {
        label: text(messages.cause),
        initial: cut?.cause,
        optional: true,
        control: select({
          options: causes.map(value => ({ value, label: text(causeNames[value]) })),
          placeholder: text(staffMessages.unknownCause),
        }),
      },
      expectedAt: {
        label: text(staffMessages.expectedAt),
        hint: text(staffMessages.expectedHint),
        initial: cut?.expectedAt ? wall(cairoWall(new Date(cut.expectedAt))) : undefined,
        optional: true,
        control: time(),
        check: (at: Date | undefined) => {
          const problem = at && endProblem(at, serverNow())
          return problem && text(expectedWrong[problem])
        },
      },
    },
    hidden: () => (cut ? ['area'] : []),
    leadsTo: 'field',
    send: ({ area, cause, expectedAt }) =>
      client.call('PUT powerCuts/areas/:area', {
        params: { area: cut?.area ?? area },
        body: {
          revision: cut?.revision ?? 0,
          ...(cause ? { cause: cause as Cause } : {}),
          ...(expectedAt ? { expectedAt: expectedAt.toISOString() } : {}),
        },
      }),
    failed: text(staffMessages.failed),
    onConflict: () => {
      void onDone()
      return text(staffMessages.changed)
    },
    onSent: async () => {
      announce({ id: 'power-cut', kind: 'success', message: staffMessages.saved })
      await onDone()
    },
  })
  return (
    <PageForm
      form={form}
      level="h3"
      action={text(cut?.isConfirmed ? staffMessages.change : staffMessages.confirm)}
    />
  )
}
