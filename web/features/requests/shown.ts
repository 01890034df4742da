// A request on the screen, with the definition it is pinned to; none where the service was withdrawn.

import type { Request } from '@bawaba/contract/entities/request.ts'
import type { OpenService } from '../../modules/requests/queries.ts'

export type Shown = { request: Request; open: OpenService | undefined }
/** With its definition. */
export type ShownOpen = { request: Request; open: OpenService }
