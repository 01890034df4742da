// The offering as the screens read it: asked for once, the same for everybody.

import type { Client } from '@bawaba/web/client/client.ts'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { programmeClient } from '@bawaba/web/client/programme-client.ts'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import type { QueryClient } from '@tanstack/react-query'
import type { housingCalls, Offering, Project } from '../calls.ts'

const offeringQuery = (client: Client) =>
  programmeClient<typeof housingCalls>(client).query('GET projects') as {
    queryKey: readonly unknown[]
    queryFn: () => Promise<Offering>
  }

export const loadOffering = ({
  client,
  queries,
}: {
  client: Client
  queries: QueryClient
}): Promise<Offering> => queries.ensureQueryData(offeringQuery(client))

/** Undefined where it could not be loaded. */
export const useOffering = (): Offering | undefined =>
  useRead({ ...offeringQuery(useClient()), fresh: 'untilChanged' }).data

export const shownOf = (offering: Offering | undefined): Project[] =>
  offering?.projects.filter(({ isShown }) => isShown) ?? []
