// What this capability contributes to the server: files: uploading, checking, keeping and handing out. Requests and drafts ask here what an answer may hold.

import { join } from 'node:path'
import { type Base, defineCapability } from '../../capability.ts'
import { createScan } from '../../platform/scan/index.ts'
import type { Budgets } from '../budgets/index.ts'
import { scopeSql } from '../request-scope/index.ts'
import type { Viewings } from '../viewings/index.ts'
import { allowancesOf } from './allowance.ts'
import { createAtOnce } from './at-once.ts'
import { createFiles, type Files } from './files.ts'
import { createParts } from './parts.ts'
import { createQuarantine } from './quarantine.ts'
import { createResumable } from './resumable.ts'
import { fileRoutes } from './routes.ts'
import { fileScopeSql, filesStore, ofNoRequest } from './store.ts'

type Uses = Base & { budgets: Budgets; files: Files; fileParts: ReturnType<typeof createParts> }

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
      // A visitor follows a request by its number, and sees no file through it.
      requestScope: (actor, scope) =>
        actor.mode === 'VISITOR' ? ofNoRequest : fileScopeSql(scope, scopeSql(actor, scope)),
      limits: { size: config.FILE_MAX_SIZE, pixels: config.FILE_MAX_PIXELS },
      allowanceOf: allowancesOf(config),
      linkMs: config.FILE_LINK_MS,
      viewed: look => viewings.note([look]),
      secret,
      clock,
      newId,
    })
    return { files, fileParts }
  },
  contribute: ({ config, log, budgets, files, fileParts }: Uses) => ({
    handlers: fileRoutes(
      files,
      createResumable({
        files,
        parts: fileParts,
        limit: config.FILE_MAX_SIZE,
        report: err => log('uploads.failed', { err }),
      }),
      createAtOnce(config.UPLOADS_AT_ONCE),
      budgets,
    ),
    tidies: { waitingFiles: files.tidy },
  }),
})
