// What the address of the list holds: whether those that were read are left out.

export type NotificationSearch = { show?: 'unread' }

export const readNotificationSearch = ({ show }: Record<string, unknown>): NotificationSearch =>
  show === 'unread' ? { show } : {}
