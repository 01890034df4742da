// The question before a template is switched on or off, or deleted.

import { kindRowOf } from '@bawaba/contract/notification-kinds.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { announce } from '../../shell/toasts.tsx'
import { type Acting, acts } from './acts.ts'
import { messages } from './messages.ts'
import { useInvalidateTemplates } from './use-templates.ts'

export const ConfirmAct = ({ acting, onClose }: { acting: Acting | undefined; onClose: () => void }) => {
  const text = useText()
  const client = useClient()
  const invalidate = useInvalidateTemplates()
  // What was asked last stays while the question closes.
  const [last, setLast] = useState(acting)
  if (acting && acting !== last) setLast(acting)
  const shown = acting ?? last
  if (!shown) return null
  const { title, effect, action, done, run } = acts[shown.act]
  return (
    <Confirm
      isOpen={acting !== undefined}
      title={title}
      about={text(kindRowOf(shown.template.kind).label)}
      effect={effect}
      action={action}
      isDanger={shown.act === 'delete'}
      conflict={{ words: messages.conflict, onConflict: () => void invalidate() }}
      run={async () => {
        await run(client, shown.template)
        announce({ id: 'notification-templates', kind: 'success', message: done })
        await invalidate()
      }}
      onClose={onClose}
    />
  )
}
