// The templates as they are stored, and what makes lists of them read again.

import { filterOf } from '@bawaba/contract/call-address.ts'
import type { NotificationTemplate } from '@bawaba/contract/entities/notification.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallWhen } from '../../client/hooks.tsx'

export type Template = NotificationTemplate

export const useTemplates = () => {
  const { data, error, refetch } = useCallWhen({ fresh: 'untilChanged' }, 'GET notificationTemplates', {
    query: { filter: filterOf({ limit: 500 }) },
  })
  return { templates: data as Template[] | undefined, error, refetch }
}

/** `If-Match` of the revision that was seen. */
export const seen = ({ revision }: Pick<Template, 'revision'>) => ({ 'if-match': `"${revision}"` })

export const useInvalidateTemplates = (): (() => Promise<void>) => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['GET notificationTemplates'] })
}
