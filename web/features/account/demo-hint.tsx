// In demo mode the sign-in page says with what one may sign in.

import { Ltr } from '@bawaba/ui/bidi.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { useApp, usePortal } from '../../shell/context.tsx'
import { messages } from './messages.ts'

const accounts = {
  CITIZEN: { name: '01012345678', password: 'Citizen#2026' },
  EMPLOYEE: { name: 'admin', password: 'Staff#2026' },
  AGENT: { name: 'agent1', password: 'Agent#2026' },
} as const

export const DemoHint = () => {
  const text = useText()
  const { mode } = useApp()
  if (!usePortal()?.demo) return null
  const { name, password } = accounts[mode]
  return (
    <Notice quiet title={text(messages.demoTitle)}>
      <Words
        message={messages.demoText}
        params={{ name: <Ltr>{name}</Ltr>, password: <Ltr>{password}</Ltr> }}
      />
    </Notice>
  )
}
