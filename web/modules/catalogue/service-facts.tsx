// What a service costs, how it is paid, how long it takes and when it is open.

import type { Service } from '@bawaba/contract/entities/service.ts'
import { formatMoney, listSeparator, t } from '@bawaba/language/index.ts'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { factMessages } from './fact-messages.ts'
import { messages } from './messages.ts'
import { monthly } from './monthly.ts'

type Say = (key: string | undefined) => string

const useCost = (cost: Service['cost'], say: Say): string | undefined => {
  const text = useText()
  const language = useLanguage()
  if (!cost) return undefined
  const price = cost.amount ? formatMoney(language, cost.amount) : text(factMessages.paid)
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
    online: text(factMessages.online),
    office: text(factMessages.office),
    card: text(factMessages.card),
    code: text(factMessages.code),
  }
  return (
    <DefinitionList>
      {cost && <Definition term={text(factMessages.cost)}>{cost}</Definition>}
      {payMethods && payMethods.length > 0 && (
        <Definition term={text(factMessages.pay)}>
          {payMethods.map(way => channels[way] ?? way).join(listSeparator[language])}
          {paymentDays && ` · ${monthly(language, paymentDays.from, paymentDays.to)}`}
        </Definition>
      )}
      {duration && <Definition term={text(factMessages.duration)}>{duration}</Definition>}
      {when && <Definition term={text(factMessages.when)}>{when}</Definition>}
    </DefinitionList>
  )
}
