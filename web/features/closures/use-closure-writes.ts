// What changes closures of centers, and whatever was read of them.

import { useWrites } from '../../client/use-writes.tsx'

const stale = ['GET closures', 'GET serviceCenters', 'GET appointments/:calendar'] as const

export const useClosureWrites = () => useWrites({ 'POST closures': stale, 'DELETE closures/:id': stale })
