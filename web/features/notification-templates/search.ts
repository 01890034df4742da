// What the address of a new template holds: the kind that it begins with.

import { type NotificationKind, notificationKinds } from '@bawaba/contract/notification-kinds.ts'

export type TemplateSearch = { kind?: NotificationKind }

export const readTemplateSearch = ({ kind }: Record<string, unknown>): TemplateSearch => {
  const found = notificationKinds.find(one => one === kind)
  return found ? { kind: found } : {}
}
