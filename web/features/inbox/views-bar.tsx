// The views as tabs with their counts. Each has its address; a filter of the service goes along, a number does not.

import { useText } from '@bawaba/ui/language.tsx'
import { Tabs } from '@bawaba/ui/tabs.tsx'
import { useEffect, useRef } from 'react'
import { GoTab } from '../../shell/links.tsx'
import { type InboxSearch, toInbox, viewOf } from './address.ts'
import { useCounts } from './counts.tsx'
import { messages } from './messages.ts'
import { countOf, viewDefinition, viewNames } from './views.ts'

export const ViewsBar = ({ search }: { search: InboxSearch }) => {
  const text = useText()
  const counts = useCounts().data?.views
  const current = viewOf(search)
  const bar = useRef<HTMLDivElement>(null)
  // A row of tabs that is wider than the page shows the one that is chosen.
  useEffect(() => {
    const tab = current && bar.current?.querySelector('[aria-current]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <div ref={bar}>
      <Tabs label={text(messages.views)}>
        {viewNames.map(view => (
          <li key={view}>
            <GoTab
              {...toInbox({ view, service: search.service })}
              activeProps={{ 'aria-current': undefined }}
              aria-current={view === current ? 'page' : undefined}
              count={countOf(counts, view)}
              urgent={viewDefinition(view).urgent && (countOf(counts, view) ?? 0) > 0}
            >
              {text(viewDefinition(view).text)}
            </GoTab>
          </li>
        ))}
      </Tabs>
    </div>
  )
}
