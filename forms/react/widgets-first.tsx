// A form is drawn once the widgets of its kinds are there: most are, some are fetched with the first form that has them.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { loadWidgets, missingWidgets } from '../fields/widgets.tsx'
import type { Field } from '../index.ts'
import { messages } from './messages.ts'

type WidgetsFirstProps = { fields: readonly Field[]; children: ReactNode }

export const WidgetsFirst = ({ fields, children }: WidgetsFirstProps) => {
  const text = useText()
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(() =>
    missingWidgets(fields).length === 0 ? 'ready' : 'loading',
  )
  useEffect(() => {
    if (state !== 'loading') return
    loadWidgets(missingWidgets(fields)).then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }, [fields, state])
  if (state === 'ready') return children
  if (state === 'loading') return null
  return (
    <Notice kind="error">
      <p>{text(messages.notDrawn)}</p>
      <Button small onClick={() => setState('loading')}>
        {text(messages.tryAgain)}
      </Button>
    </Notice>
  )
}
