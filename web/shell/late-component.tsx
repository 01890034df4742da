// A part of a page that the server draws at once and the browser brings to life when it has nothing better to do: what is
// seen first waits for none of its script. Put it below a `Suspense`.

import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { optionalPart, type PropsOf } from '../client/lazy-part.tsx'
import { loadLate } from '../client/load-late.ts'

const whenIdle = (): Promise<void> =>
  new Promise(done => {
    // Safari has no idle callback.
    const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
    later(() => done(), { timeout: 2_000 })
  })

type Late<Props> = ComponentType<Props> & { preload?: () => Promise<unknown> }

/** The component `name` of a module; `preload` loads it, on the server before the page is drawn. */
export const lateComponent = <Parts, Name extends keyof Parts & string>(
  load: () => Promise<Parts>,
  name: Name,
): Late<PropsOf<Parts[Name]>> =>
  import.meta.env.SSR
    ? (lazyRouteComponent(load as () => Promise<never>, name as never) as Late<PropsOf<Parts[Name]>>)
    : optionalPart(async () => {
        await whenIdle()
        return (await loadLate(load))[name] as ComponentType<PropsOf<Parts[Name]>>
      })
