// What a server tells open pages as it happens. It says what changed, never what it changed to: a page asks anew
// for what its person may see.

export type RequestEvent = { kind: 'request'; ID: string; serviceSlug: string; revision: number }
export type PresenceEvent = { kind: 'presence'; ID: string; serviceSlug: string }
export type NoticeEvent = { kind: 'notification' }
export type MaintenanceEvent = { kind: 'maintenance' }

export type PortalEvent = RequestEvent | PresenceEvent | NoticeEvent | MaintenanceEvent
export type EventKind = PortalEvent['kind']
