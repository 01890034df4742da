// Following a request without an account: its number and a secret that only its sender received.

import type { Calls } from '@bawaba/contract/calls/index.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { requestNumberOf } from '@bawaba/contract/request-number.ts'
import { stateOf } from '@bawaba/forms/index.ts'
import { readToken } from '@bawaba/language/input/tokens.ts'
import { isSameText, sign } from '../../../platform/secret.ts'
import { visitorId } from '../../accounts/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { StoredRecord } from '../row.ts'
import type { RequestsStore } from '../store.ts'

/** The secret of a request: 256 bits that follow from its id, so that it need not be stored. */
export const trackingSecret = (key: string, requestId: string): string => sign(key, `track/${requestId}`)

type Tracking = { store: Pick<RequestsStore, 'findVisitors'>; catalogue: Catalogue; key: string }

/** What the holder of the secret reads. A wrong number and a wrong secret are answered alike. */
export const track = async (
  { store, catalogue, key }: Tracking,
  typed: string,
  secret: string | undefined,
): Promise<Calls['GET track/:id']['answer']> => {
  const record = await store.findVisitors(visitorId, requestNumberOf(typed))
  const isHolder = isSameText(trackingSecret(key, record?.id ?? ''), readToken(secret ?? ''))
  if (!record || !isHolder) throw new Problem('NOT_FOUND')
  return statusOf(catalogue, record)
}

/** What whoever may follow a request reads of it. */
export const statusOf = async (
  catalogue: Catalogue,
  record: StoredRecord,
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
