// Reporting a power cut: at one of one's own meters or in an area, with or without a message when it is over.

import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { checkbox } from '@bawaba/web/forms/controls/checkbox.tsx'
import { select } from '@bawaba/web/forms/controls/select.tsx'
import { PageForm } from '@bawaba/web/forms/page-form.tsx'
import { usePageForm } from '@bawaba/web/forms/use-page-form.tsx'
import { announce } from '@bawaba/web/shell/toasts.tsx'
import { metersQuery } from '../queries.ts'
import { areaChoices } from './cut-facts.tsx'
import { messages } from './messages.ts'
import { powerCutClient } from './queries.ts'

/** The values of meters among the choices begin with it; codes of areas never do. */
const meterMark = 'meter:'

export const ReportForm = ({ onReported }: { onReported: () => Promise<unknown> }) => {
  const text = useText()
  const language = useLanguage()
  const shared = useClient()
  const client = powerCutClient(shared)
  const { data: meters = [] } = useRead({ ...metersQuery(shared), fresh: 'untilChanged' })
  const active = meters.filter(({ state }) => state === 'APPROVED')
  const places = [
    ...active.map(({ number, name }) => ({
      value: `${meterMark}${number}`,
      label: text(messages.meter, { name }),
    })),
    ...areaChoices(language),
  ]
  const form = usePageForm({
    id: 'power-cut',
    fields: {
      where: {
        label: text(messages.where),
        hint: text(messages.whereHint),
        required: text(messages.whereMissing),
        control: select({ options: places, placeholder: text(messages.choose) }),
        version: String(active.length),
      },
      news: { label: text(messages.news), initial: true, control: checkbox() },
    },
    leadsTo: 'field',
    send: ({ where, news }) =>
      client.call('POST powerCuts/reports', {
        body: where.startsWith(meterMark)
          ? { meterNumber: where.slice(meterMark.length), wantsNews: news }
          : { area: where, wantsNews: news },
      }),
    failed: text(messages.failed),
    onSent: async () => {
      announce({ id: 'power-cut', kind: 'success', message: messages.reported })
      await onReported()
    },
  })
  return <PageForm form={form} level="h3" action={text(messages.send)} />
}
