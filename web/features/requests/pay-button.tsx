// The way to a request's payment: what it owes while it waits for it, and afterwards how it was paid.

import type { Request } from '@bawaba/contract/entities/request.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { DueCountdown } from '../../modules/deadlines/due-countdown.tsx'
import { GoButton } from '../../shell/links.tsx'
import { messages } from './messages.ts'

export const PayButton = ({ request }: { request: Request }) => {
  const text = useText()
  const language = useLanguage()
  const { serviceSlug, ID, statusKind, fees, history = [] } = request
  const isDue = statusKind === 'waiting-on-payment'
  if (!isDue && !history.some(({ kind }) => kind.startsWith('payment'))) return null
  return (
    <>
      <DueCountdown request={request} />
      <p data-print="never">
        <GoButton
          to="/pay/$serviceSlug/$entryId"
          params={{ serviceSlug, entryId: ID }}
          variant={isDue ? 'primary' : 'secondary'}
        >
          {isDue && fees
            ? text(messages.pay, { amount: formatMoney(language, fees.total.amount) })
            : text(messages.payments)}
        </GoButton>
      </p>
    </>
  )
}
