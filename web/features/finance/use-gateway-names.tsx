// The names of providers and of the authority's own places that collect money.

import { useText } from '@bawaba/ui/language.tsx'
import { useCallWhen } from '../../client/hooks.tsx'
import { ownPlaces } from './messages.ts'

/** The id of one that the settings do not name any more stands for its name. */
export const useGatewayNames = (): ((gatewayId: string) => string) => {
  const text = useText()
  const { data } = useCallWhen({ fresh: 'always' }, 'GET reconciliation/gateways')
  return gatewayId => {
    const label = ownPlaces[gatewayId] ?? data?.find(({ id }) => id === gatewayId)?.label
    return label ? text(label) : gatewayId
  }
}
