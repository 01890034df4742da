// The mark of a service that citizens do not see: only staff are sent such services.

import { filterOf } from '@bawaba/contract/call-address.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { useCallWhen } from '../../client/hooks.tsx'
import type { ServiceCardData } from '../../modules/catalogue/cards.ts'
import { useApp } from '../../shell/context.tsx'
import { messages } from './messages.ts'

/** One answer for all cards of a list. */
const places = { query: { filter: filterOf({ fields: ['serviceSlug', 'hiddenOn'] }) } }

/** The services that citizens do not see on the web. */
const useHidden = (): ReadonlySet<string | undefined> => {
  const enabled = useApp().mode !== 'CITIZEN'
  const { data = [] } = useCallWhen({ enabled, fresh: 'untilChanged' }, 'GET dynamic_services', places)
  const hidden = data.filter(({ hiddenOn = [] }) =>
    hiddenOn.some(channel => channel === 'web' || channel === 'citizen'),
  )
  return new Set(hidden.map(({ serviceSlug }) => serviceSlug))
}

/** The cards of a list; a hidden one says so before its description. */
export const useMarked = (services: readonly ServiceCardData[]): ServiceCardData[] => {
  const hidden = useHidden()
  return services.map(service => {
    const { ar, en } = service.description
    if (!hidden.has(service.slug)) return service
    return {
      ...service,
      description: { ar: `${messages.hidden.ar} · ${ar}`, en: `${messages.hidden.en} · ${en}` },
    }
  })
}

export const HiddenMark = ({ slug }: { slug: string }) => {
  const text = useText()
  if (!useHidden().has(slug)) return null
  return (
    <p>
      <Pill kind="draft">{text(messages.hidden)}</Pill>
    </p>
  )
}
