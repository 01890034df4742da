// A part that its page cannot do without, with a script of its own. Where the script does not come, the page around it says
// so, and `renewParts` has it asked for again. Put it below a `Suspense`.

import { type ComponentType, createElement, lazy } from 'react'

const failed = new Set<() => void>()

export const requiredPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let Part: ComponentType<Props>
  // React keeps for ever what a lazy component became.
  const renew = () => {
    Part = lazy(() =>
      load().then(
        part => ({ default: part }),
        error => {
          failed.add(renew)
          throw error
        },
      ),
    ) as unknown as ComponentType<Props>
  }
  renew()
  return (props: Props) => createElement(Part, props)
}

/** Has those that failed load again when they are drawn next. */
export const renewParts = (): void => {
  for (const renew of failed) renew()
  failed.clear()
}
