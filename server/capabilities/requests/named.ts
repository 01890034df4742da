// Who calls about requests, and the request that they name.

import type { Scope } from '@bawaba/contract/policy.ts'
import type { Device, SignedIn } from '../../platform/http/call.ts'

/** `device`: where a service may be hidden; without it the web's own rule counts. */
export type Caller = {
  /** With the services that their lists are narrowed to, where these are. */
  actor: SignedIn & { onlyServices?: readonly string[] }
  scope: Scope
  device?: Device | undefined
}
export type Named = Caller & {
  service: string
  id: string
  /** The browser of a visitor who acts. */
  visitor?: string | undefined
}
/** With the revision that the caller saw. */
export type Seen = Named & { revision: number | undefined }
