// What a form asks of the outside while it is filled in: the service's field handler, files, map tiles.

import type { Request } from '@bawaba/contract/entities/request.ts'
import type { DocumentRef } from '@bawaba/forms/fields/field.ts'
import type { StorePorts } from '@bawaba/forms/index.ts'
import type { FormPorts } from '@bawaba/forms/react/ports.tsx'
import { useMemo, useState } from 'react'
import { useClient, useSession } from '../../client/hooks.tsx'
import { useToday } from '../../client/use-today.tsx'
import { NewAppointments, StandingAppointments } from '../../modules/appointments/appointments.tsx'
import { useFilePort } from '../../modules/files/use-file-port.tsx'
import type { OpenService } from '../../modules/requests/queries.ts'
import { createFieldHandler } from '../../modules/scripts/field-handler.ts'
import { usePortal } from '../../shell/context.tsx'

export const useFormPorts = (
  { form, calendar, service: { version } }: Pick<OpenService, 'form' | 'calendar' | 'service'>,
  activityId: string,
  documents: readonly DocumentRef[] | undefined,
  /** The request that the activity is performed on. */
  request?: Pick<Request, 'id' | 'data'>,
  /** The draft that the form goes on with. */
  draftId?: string,
): { store: StorePorts; widgets: FormPorts } => {
  const service = form.serviceSlug
  const today = useToday()
  const mapDomain = usePortal()?.config.maps.domain
  const requestId = request?.id
  // As it was opened: a form is judged by the answers that its reader saw.
  const [standing] = useState(request?.data)
  const client = useClient()
  const files = useFilePort()
  // An appointment is held for a person: a visitor is told that they need an account for it.
  const isVisitor = useSession().status === 'visitor'
  return useMemo(() => {
    const handler = createFieldHandler(client, { service, activityId, requestId, version, draftId })
    return {
      store: { handler, documents, today, calendar, request: standing },
      widgets: {
        mapDomain: mapDomain || undefined,
        files,
        ...(isVisitor
          ? {}
          : { Appointments: requestId === undefined ? NewAppointments : StandingAppointments }),
      },
    }
  }, [
    mapDomain,
    documents,
    client,
    service,
    activityId,
    requestId,
    version,
    draftId,
    standing,
    files,
    isVisitor,
    today,
    calendar,
  ])
}
