// The guiding video as administrators read it, shown or not, with the revision that a change names.

import type { TaskVideo } from '@bawaba/contract/entities/announcement.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../client/client.ts'

export const storedVideoQuery = (client: Client) =>
  queryOptions<TaskVideo>({
    queryKey: ['POST tasks/runTasks', 'guidingVideo'],
    queryFn: async ({ signal }) => {
      const { guidingVideo = {} } = await client.call('POST tasks/runTasks', {
        body: { taskIds: ['getAnnouncementAndGuidingVideo'], data: { fields: ['guidingVideo'] } },
        signal,
      })
      return guidingVideo
    },
  })
