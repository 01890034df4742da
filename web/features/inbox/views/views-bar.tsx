// The views as tabs with their counts: the portal's own, then those one saved. Each has its address; a filter of the
// service goes along with the portal's own.

import { useText } from '@bawaba/ui/language.tsx'
import { Tabs } from '@bawaba/ui/tabs.tsx'
import { useEffect, useRef } from 'react'
import { GoTab } from '../../../shell/links.tsx'
import { filtersOn, type InboxSearch, toInbox, viewOf } from '../address.ts'
import { useSorted } from '../list/sort.tsx'
import { messages } from '../messages.ts'
import { useCounts } from './counts.tsx'
import { isShown, searchOf } from './saved-views.ts'
import { useSavedViews, useViewCounts } from './use-saved-views.tsx'
import { countOf, viewDefinition, viewNames } from './views.ts'
import styles from './views-bar.module.css'
import { ViewsMenu } from './views-menu.tsx'

/** Moves the row alone: the page stays where its reader is. */
const showChosen = (bar: HTMLElement | null): void => {
  const row = bar?.querySelector('ul')
  const tab = row?.querySelector('[aria-current]')
  if (!row || !tab) return
  const [barBox, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  const left = Math.min(0, own.left - barBox.left) + Math.max(0, own.right - barBox.right)
  row.scrollBy({ left })
}

export const ViewsBar = ({ search }: { search: InboxSearch }) => {
  const text = useText()
  const { data } = useCounts()
  const counts = data?.views
  const saved = useSavedViews()
  const savedCounts = useViewCounts(saved)
  const shown = filtersOn(search) > 0 ? saved.find(view => isShown(view, search)) : undefined
  const current = shown ? undefined : viewOf(search)
  const sortedFor = useSorted()
  const bar = useRef<HTMLDivElement>(null)
  const isOpen = search.request !== undefined
  // A row of tabs that is wider than its place shows the chosen one. Counts widen it, an open request narrows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the widths
  useEffect(() => showChosen(bar.current), [current, shown?.id, counts, savedCounts, isOpen])
  return (
    <div ref={bar} className={styles.bar}>
      <Tabs label={text(messages.views)}>
        {viewNames.map(view => (
          <li key={view}>
            <GoTab
              {...toInbox(sortedFor({ view, service: search.service }))}
              activeProps={{ 'aria-current': undefined }}
              aria-current={view === current ? 'page' : undefined}
              count={countOf(counts, view)}
              isTruncated={data?.capped.includes(view)}
              urgent={viewDefinition(view).urgent && (countOf(counts, view) ?? 0) > 0}
            >
              {text(viewDefinition(view).text)}
            </GoTab>
          </li>
        ))}
        {saved.map(view => (
          <li key={view.id}>
            <GoTab
              {...toInbox(sortedFor(searchOf(view)))}
              activeProps={{ 'aria-current': undefined }}
              aria-current={view.id === shown?.id ? 'page' : undefined}
              count={savedCounts?.get(view.id)?.of}
              isTruncated={savedCounts?.get(view.id)?.isTruncated}
            >
              <bdi>{view.name}</bdi>
            </GoTab>
          </li>
        ))}
      </Tabs>
      <ViewsMenu views={saved} search={search} />
    </div>
  )
}
