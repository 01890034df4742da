// The form's field handler in the browser: it asks the service's script on the server.

import type { FieldHandler, ValidationError } from '@bawaba/forms/index.ts'
import type { Client } from '../../client/client.ts'

export type Asking = {
  service: string
  activityId: string
  /** The request that the activity is performed on. */
  requestId?: string | undefined
  /** Of a form that is not sent yet: the version that it was opened with, and its draft. */
  version?: number | undefined
  draftId?: string | undefined
}

export const createFieldHandler = (client: Client, { service, ...form }: Asking): FieldHandler => {
  const ask = (field: string, data: Record<string, unknown>) =>
    client.call('POST :service/fieldHandler', {
      params: { service },
      body: { field, data, ...form },
    })
  return {
    complete: (address, _field, answers) => ask(address, answers),
    validate: async (address, { name }, value): Promise<ValidationError[]> => {
      const { valid, errors } = await ask(address, { [name]: value })
      const at = { path: `data.${address}`, field: address }
      if (errors) return errors.map(({ text }) => ({ ...at, key: 'handler', text }))
      return valid ? [] : [{ ...at, key: 'notAllowed' }]
    },
  }
}
