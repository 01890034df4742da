// Events that a server sends to open pages. They say what changed, never what it changed to: a page reads anew
// for what its person may see.

export type RequestEvent = { kind: 'request'; ID: string; serviceSlug: string; revision: number }
export type PresenceEvent = { kind: 'presence'; ID: string; serviceSlug: string }
export type NoticeEvent = { kind: 'notification' }
export type MaintenanceEvent = { kind: 'maintenance' }
/** Something of a kind of things was taken, or is free again. */
export type ReservableEvent = { kind: 'reservable'; of: string; code: string; isFree: boolean }

export type PortalEvent = RequestEvent | PresenceEvent | NoticeEvent | MaintenanceEvent | ReservableEvent
export type EventKind = PortalEvent['kind']
