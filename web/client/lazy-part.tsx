// A part of a page that the page stands without, with a script of its own.

import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { loadLate } from './load-late.ts'
import { missingParts } from './missing-parts.ts'

const Missing = ({ error, reset }: ErrorComponentProps) => {
  useEffect(() => {
    missingParts.set(reset, { error, again: reset })
    return () => missingParts.set(reset)
  }, [error, reset])
  return null
}

/**
 * One that breaks while it is drawn leaves its place empty, and the page around it as it is. `missingParts` knows of it, and
 * draws it again when somebody asks for it. Put it below a `Suspense`.
 */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  return (props: Props) => (
    <CatchBoundary getResetKey={() => 0} errorComponent={Missing}>
      <Part {...props} />
    </CatchBoundary>
  )
}

/** What a component is drawn with. */
export type PropsOf<Part> = Part extends (props: infer Props extends object) => ReactNode ? Props : never

/** The component `name` of a module that is loaded when it is drawn first; nothing stands in its place meanwhile. */
export const lazyPart = <Parts, Name extends keyof Parts>(load: () => Promise<Parts>, name: Name) => {
  type Props = PropsOf<Parts[Name]>
  const Part = optionalPart(async () => (await loadLate(load))[name] as ComponentType<Props>)
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
