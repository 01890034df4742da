// What the company has on file of a meter: read once its owner opens it.

import { Bdi, Ltr, Name } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { PendingPart } from '@bawaba/web/shell/pending.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import { detailsQuery } from '../queries.ts'
import { fileWords, messages } from './messages.ts'

export const MeterDetails = ({ number }: { number: string }) => {
  const text = useText()
  const language = useLanguage()
  const { data, error, refetch } = useRead({
    ...detailsQuery(useClient(), number),
    retry: false,
    fresh: 'untilChanged',
  })
  if (error) return <ReadFailure what={messages.details} error={error} onAgain={refetch} />
  if (!data) return <PendingPart />
  const word = (code: string) => fileWords[code]?.[language] ?? code
  return (
    <DefinitionList>
      <Definition term={text(messages.ownerFirstName)}>
        <Name>{data.ownerFirstName}</Name>
      </Definition>
      <Definition term={text(messages.owner)}>
        <Name>{data.ownerName}</Name>
      </Definition>
      <Definition term={text(messages.ownerNationalId)}>
        <Ltr>{data.ownerNationalId}</Ltr>
      </Definition>
      <Definition term={text(messages.type)}>{word(data.type)}</Definition>
      <Definition term={text(messages.maker)}>
        <Bdi>{data.maker}</Bdi>
      </Definition>
      <Definition term={text(messages.connection)}>{word(data.connectionType)}</Definition>
      <Definition term={text(messages.contract)}>{word(data.contractType)}</Definition>
      <Definition term={text(messages.chassis)}>
        <Ltr>{data.chassisNumber}</Ltr>
      </Definition>
      <Definition term={text(messages.combinedCode)}>
        <Ltr>{data.combinedCode}</Ltr>
      </Definition>
      <Definition term={text(messages.address)}>{data.address[language]}</Definition>
      <Definition term={text(messages.governorate)}>{data.governorate[language]}</Definition>
      <Definition term={text(messages.area)}>{data.area[language]}</Definition>
      <Definition term={text(messages.company)}>{data.company[language]}</Definition>
      <Definition term={text(messages.sector)}>{data.sector[language]}</Definition>
      <Definition term={text(messages.center)}>{data.serviceCenter[language]}</Definition>
    </DefinitionList>
  )
}
