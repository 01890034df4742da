// A part of a page whose script comes by itself. Put it below a `Suspense`: where the script does not come, the page stands
// without that part and is asked for it again.

import { lazy, type ReactNode } from 'react'
import { loadLate } from './load-late.ts'

type Drawn<Part> = Part extends (props: infer Props) => ReactNode ? (props: Props) => ReactNode : never

/** The component `name` of a module that is loaded when it is drawn first. */
export const lazyPart = <Parts, Name extends keyof Parts>(load: () => Promise<Parts>, name: Name) =>
  lazy(async () => ({ default: (await loadLate(load))[name] as Drawn<Parts[Name]> }))
