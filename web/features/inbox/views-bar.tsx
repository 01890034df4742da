// The views as tabs with their counts. Each has its address; a filter of the service goes along, a number does not.

import { useText } from '@bawaba/ui/language.tsx'
import { Tabs } from '@bawaba/ui/tabs.tsx'
import { GoTab } from '../../shell/links.tsx'
import { type InboxSearch, toInbox, viewOf } from './address.ts'
import { useCounts } from './counts.tsx'
import { messages } from './messages.ts'
import { countOf, viewDefinition, viewNames } from './views.ts'

export const ViewsBar = ({ search }: { search: InboxSearch }) => {
  const text = useText()
  const counts = useCounts().data?.views
  const current = viewOf(search)
  return (
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
  )
}
