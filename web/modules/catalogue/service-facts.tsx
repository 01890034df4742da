// What a service costs, how it is paid, how long it takes and when it is open.

import type { Service } from '@bawaba/contract/entities/service.ts'
import { formatMoney, listSeparator, t } from '@bawaba/language/index.ts'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { monthly } from './availability.ts'
import { messages } from './messages.ts'

type Say = (key: string | undefined) => string

const useCost = (cost: Service['cost'], say: Say): string | undefined => {
  const text = useText()
  const language = useLanguage()
  if (!cost) return undefined
  const price = cost.amount ? formatMoney(language, cost.amount) : text(messages.paid)
  const amount = cost.free ? text(messages.free) : price
  return cost.note ? `${amount} · ${say(cost.note)}` : amount
}

/** `say` finds the words of a key; `when` says when the service is open, where that is of interest. */
export const Facts = ({ service, say, when }: { service: Partial<Service>; say: Say; when?: string }) => {
  const text = useText()
  const language = useLanguage()
  const cost = useCost(service.cost, say)
  const { payMethods, paymentDays, durationDays, durationNote } = service
  const days = durationDays === undefined ? '' : t(language, messages.days, { count: durationDays })
  const duration = [days, durationNote && say(durationNote)].filter(Boolean).join(' · ')
  const channels: Record<string, string> = {
    online: text(messages.online),
    office: text(messages.office),
    card: text(messages.card),
    code: text(messages.code),
  }
  return (
    <DefinitionList>
      {cost && <Definition term={text(messages.cost)}>{cost}</Definition>}
      {payMethods && payMethods.length > 0 && (
        <Definition term={text(messages.pay)}>
          {payMethods.map(way => channels[way] ?? way).join(listSeparator[language])}
          {paymentDays && ` · ${monthly(language, paymentDays.from, paymentDays.to)}`}
        </Definition>
      )}
      {duration && <Definition term={text(messages.duration)}>{duration}</Definition>}
      {when && <Definition term={text(messages.when)}>{when}</Definition>}
    </DefinitionList>
  )
}
