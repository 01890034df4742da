// A page of information as the product brings it or staff wrote it.

import { useText } from '@bawaba/ui/language.tsx'
import { useMatches } from '@tanstack/react-router'
import { useCall } from '../../client/hooks.tsx'
import { usePage } from '../../shell/page.tsx'
import { ReadingPage, ReadingText } from './reading.tsx'

export const TextPage = () => {
  const text = useText()
  // Of the route and not of the address, whose letters may be of either case.
  const name = useMatches({ select: matches => matches.at(-1)?.routeId ?? '' }).slice(1)
  const { data } = useCall('GET content/:kind/:name', { params: { kind: 'page', name } })
  const [title, summary, body] = [data?.title, data?.summary, data?.body].map(part =>
    part ? text(part) : '',
  )
  usePage({ title: title ?? '', description: summary })
  return (
    <ReadingPage title={title} lead={summary}>
      <ReadingText text={body ?? ''} changedAt={data?.changedAt} />
    </ReadingPage>
  )
}
