// The views as tabs with their counts. Each has its address; a filter of the service goes along, a number does not.

import { useText } from '@bawaba/ui/language.tsx'
import { Tabs } from '@bawaba/ui/tabs.tsx'
import { useEffect, useRef } from 'react'
import { GoTab } from '../../shell/links.tsx'
import { type InboxSearch, toInbox, viewOf } from './address.ts'
import { useCounts } from './counts.tsx'
import { messages } from './messages.ts'
import { countOf, viewDefinition, viewNames } from './views.ts'

/** Moves the row alone: the page stays where its reader is. */
const showChosen = (bar: HTMLElement | null): void => {
  const row = bar?.querySelector('ul')
  const tab = row?.querySelector('[aria-current]')
  if (!row || !tab) return
  const [place, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  const left = Math.min(0, own.left - place.left) + Math.max(0, own.right - place.right)
  row.scrollBy({ left })
}

export const ViewsBar = ({ search }: { search: InboxSearch }) => {
  const text = useText()
  const counts = useCounts().data?.views
  const current = viewOf(search)
  const bar = useRef<HTMLDivElement>(null)
  const isOpen = search.request !== undefined
  // A row of tabs that is wider than its place shows the chosen one. Counts widen it, an open request narrows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the widths
  useEffect(() => showChosen(bar.current), [current, counts, isOpen])
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
