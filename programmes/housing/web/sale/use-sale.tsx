// Whether somebody may reserve in a project now: everybody where nothing is sold by line or draw, else whose turn it is.

import type { SaleEntry } from '@bawaba/contract/entities/sale.ts'
import { useClient, useSession } from '@bawaba/web/client/hooks.tsx'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { entryQuery, saleQuery } from './sale-queries.ts'

export const useSale = (project: string) => {
  const client = useClient()
  return useRead(saleQuery(client, project)).data?.sale
}

/** Undefined while it is not known; nothing for whoever has none. */
export const useEntry = (project: string, isSold: boolean): SaleEntry | null | undefined => {
  const client = useClient()
  const { status, actingFor } = useSession()
  const enabled = isSold && status === 'signed-in' && !actingFor
  const { data } = useRead({ ...entryQuery(client, project), enabled })
  return data && (data.entry ?? null)
}

export const useMayReserve = (project: string): boolean => {
  const sale = useSale(project)
  const entry = useEntry(project, sale !== undefined)
  return sale === undefined || entry?.status === 'admitted'
}
