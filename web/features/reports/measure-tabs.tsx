// What is measured: each has its address.

import type { Measure } from '@bawaba/contract/report-rules.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Tab, Tabs } from '@bawaba/ui/tabs.tsx'
import { createLink } from '@tanstack/react-router'
import { type ReportSearch, specOf } from './address.ts'
import { messages } from './messages.ts'

const LinkedTab = createLink(Tab)

type MeasureTabsProps = { search: ReportSearch; measures: readonly Measure[] }

export const MeasureTabs = ({ search, measures }: MeasureTabsProps) => {
  const text = useText()
  const chosen = specOf(search).measure
  return (
    <Tabs label={text(messages.measures)}>
      {measures.map(measure => (
        <li key={measure}>
          <LinkedTab
            to="/reports"
            search={{ ...search, measure, page: undefined } as never}
            activeProps={{ 'aria-current': undefined }}
            aria-current={measure === chosen ? 'page' : undefined}
          >
            {text(messages[measure])}
          </LinkedTab>
        </li>
      ))}
    </Tabs>
  )
}
