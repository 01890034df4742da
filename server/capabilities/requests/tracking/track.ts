// Following a request without an account: its number and a secret that only its sender received.

import type { Calls } from '@bawaba/contract/calls/index.ts'
import { stateOf } from '@bawaba/forms/index.ts'
import { sign } from '../../../platform/secret.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { RequestRecord } from '../row.ts'

/** The secret of a request that former versions showed: 256 bits that follow from its id, so that it need not be stored. */
export const trackingSecret = (key: string, requestId: string): string => sign(key, `track/${requestId}`)

/** What whoever may follow a request reads of it. */
export const statusOf = async (
  catalogue: Catalogue,
  record: Omit<RequestRecord, 'data' | 'given' | 'asked'>,
): Promise<Calls['GET track/:id']['answer']> => {
  const form = await catalogue.formOf(record.serviceSlug, record.version)
  const state = stateOf(form.workflow, record.status)
  return {
    ID: record.ID,
    serviceLabel: form.label,
    status: form.text(state?.applicantLabel ?? state?.label ?? record.status),
    statusKind: record.statusKind,
    ...(state?.next ? { next: form.text(state.next) } : {}),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  }
}
