// A form is drawn once the widgets of its kinds are there: most are, some are fetched with the first form that has them.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Skeleton } from '@bawaba/ui/skeleton.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { loadWidgets, missingWidgets } from '../fields/widgets.tsx'
import type { Field } from '../index.ts'
import { messages } from './messages.ts'

type WidgetsFirstProps = {
  fields: readonly Field[]
  children: ReactNode
  /** Where the form is a whole page: its main heading while the form that brings its own is not there. */
  heading?: string
}

/** What a page of a form looks like before it is there. */
export const pageShapes = ['title', 'line', 'line', 'card'] as const

export const WidgetsFirst = ({ fields, children, heading }: WidgetsFirstProps) => {
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
  if (state === 'loading') return heading === undefined ? null : <Skeleton isPage shapes={pageShapes} />
  return (
    <>
      {heading !== undefined && <h1>{heading}</h1>}
      <Notice kind="error">
        <p>{text(messages.notDrawn)}</p>
        <Button small onClick={() => setState('loading')}>
          {text(messages.tryAgain)}
        </Button>
      </Notice>
    </>
  )
}
