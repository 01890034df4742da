// What a request costs: each item on its own line, then the sum.

import type { FeesView } from '@bawaba/contract/entities/request.ts'
import { formatMoney } from '@bawaba/language/index.ts'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { pageMessages } from './page-messages.ts'

export const FeeLines = ({ fees }: { fees: FeesView }) => {
  const text = useText()
  const language = useLanguage()
  return (
    <DefinitionList spread>
      {fees.items.map(({ label, amount }) => (
        <Definition key={label.en} term={text(label)}>
          {formatMoney(language, amount)}
        </Definition>
      ))}
      <Definition term={text(pageMessages.total)} total>
        {formatMoney(language, fees.total.amount)}
      </Definition>
    </DefinitionList>
  )
}
