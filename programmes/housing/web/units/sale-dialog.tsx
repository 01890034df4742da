// The question before units go on sale: at once, or from a time by Cairo's clock on.

import { Dialog } from '@bawaba/ui/dialog.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { serverNow } from '@bawaba/web/client/server-clock.ts'
import { time } from '@bawaba/web/forms/controls/time.tsx'
import { PageForm } from '@bawaba/web/forms/page-form.tsx'
import { usePageForm } from '@bawaba/web/forms/use-page-form.tsx'
import type { SaleReport } from '../../unit-calls.ts'
import { messages } from './messages.ts'
import { useUnitClient } from './use-units.tsx'

type SaleDialogProps = {
  isOpen: boolean
  codes: readonly string[]
  onSold: (report: SaleReport) => unknown
  onClose: () => void
}

const isAhead = (opening: Date): boolean => opening.getTime() > serverNow().getTime()

const SaleForm = ({ codes, onSold, onClose }: Omit<SaleDialogProps, 'isOpen'>) => {
  const text = useText()
  const client = useUnitClient()
  const form = usePageForm({
    id: 'sale',
    fields: {
      opensAt: {
        label: text(messages.opensAt),
        hint: text(messages.opensAtHint),
        optional: true,
        control: time(),
        check: (opening: Date | undefined) =>
          opening === undefined || isAhead(opening) ? undefined : text(messages.notAhead),
      },
    },
    leadsTo: 'field',
    send: ({ opensAt }) =>
      client.call('POST units/sale', {
        body: { onSale: true, codes: [...codes], ...(opensAt && { opensAt: opensAt.toISOString() }) },
      }),
    failed: text(messages.failed),
    onSent: async report => {
      await onSold(report)
      onClose()
    },
  })
  return <PageForm form={form} action={text(messages.putOnSale)} />
}

export const SaleDialog = ({ isOpen, ...props }: SaleDialogProps) => {
  const text = useText()
  return (
    <Dialog
      open={isOpen}
      title={text(messages.confirmOnSale, { count: props.codes.length })}
      onClose={props.onClose}
    >
      <p>{text(messages.onSaleEffect)}</p>
      {isOpen && <SaleForm {...props} />}
    </Dialog>
  )
}
