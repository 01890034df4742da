// The button by which staff download the app for their phones; none where settings name no address.

import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { usePortal } from './context.tsx'
import { slotMessages } from './footer-slots.messages.ts'
import { messages } from './staff.messages.ts'

export const EmployeeApp = ({ className }: { className?: string | undefined }) => {
  const text = useText()
  const address = usePortal()?.config.employeeApp
  return address ? (
    <a href={address} target="_blank" rel="noreferrer" className={className}>
      <Icon name="download" />
      {text(messages.employeeApp)}
      <VisuallyHidden> {text(slotMessages.newTab)}</VisuallyHidden>
    </a>
  ) : null
}
