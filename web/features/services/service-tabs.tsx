// The parts of a service's page as tabs with addresses; parts without content have none, and one part needs no tabs.

import { useText } from '@bawaba/ui/language.tsx'
import { Tabs } from '@bawaba/ui/tabs.tsx'
import { GoTab } from '../../shell/links.tsx'
import { messages } from './messages.ts'
import type { TabName } from './search.ts'

type ServiceTabsProps = { slug: string; tabs: readonly TabName[]; current: TabName | 'details' }

export const ServiceTabs = ({ slug, tabs, current }: ServiceTabsProps) => {
  const text = useText()
  return (
    <Tabs label={text(messages.parts)}>
      {(['details', ...tabs] as const).map(name => (
        <li key={name}>
          <GoTab
            to="/services/$serviceSlug"
            params={{ serviceSlug: slug }}
            search={name === 'details' ? {} : { tab: name }}
            activeProps={{ 'aria-current': undefined }}
            aria-current={name === current ? 'page' : undefined}
            resetScroll={false}
          >
            {text(messages[name])}
          </GoTab>
        </li>
      ))}
    </Tabs>
  )
}
