// What this capability contributes to the server: files: uploading, checking, keeping and handing out. Requests and drafts ask here what an answer may hold.

import { join } from 'node:path'
import { type Base, defineCapability } from '../../capability.ts'
import { createScan } from '../../platform/scan/index.ts'
import { scopeSql } from '../request-scope/index.ts'
import type { Viewings } from '../viewings/index.ts'
import { createAtOnce } from './at-once.ts'
import { createFiles, type Files } from './files.ts'
import { createParts } from './parts.ts'
import { createQuarantine } from './quarantine.ts'
import { createResumable } from './resumable.ts'
import { fileRoutes } from './routes.ts'
import { fileScopeSql, filesStore } from './store.ts'

type Uses = Base & { files: Files; fileParts: ReturnType<typeof createParts> }

export const capability = defineCapability({
  name: 'files',
  provide: ({ config, database, clock, newId, secret, storage, viewings }: Base & { viewings: Viewings }) => {
    const store = filesStore(database)
    const quarantine = createQuarantine(join(config.DATA_FOLDER, 'quarantine'))
    const fileParts = createParts({ store, storage, quarantine, newId })
    const files = createFiles({
      store,
      storage,
      quarantine,
      parts: fileParts,
      scan: createScan(config.CLAMD),
      requestScope: (actor, scope) => fileScopeSql(scope, scopeSql(actor, scope)),
      limits: { size: config.FILE_MAX_SIZE, pixels: config.FILE_MAX_PIXELS },
      quota: {
        files: config.FILES_WAITING,
        bytes: Math.max(config.FILES_WAITING_BYTES, config.FILE_MAX_SIZE),
      },
      linkMs: config.FILE_LINK_MS,
      viewed: look => viewings.note([look]),
      secret,
      clock,
      newId,
    })
    return { files, fileParts }
  },
  contribute: ({ config, log, files, fileParts }: Uses) => ({
    handlers: fileRoutes(
      files,
      createResumable({
        files,
        parts: fileParts,
        limit: config.FILE_MAX_SIZE,
        report: err => log('uploads.failed', { err }),
      }),
      createAtOnce(config.UPLOADS_AT_ONCE),
    ),
    tidies: { waitingFiles: files.tidy },
  }),
})
