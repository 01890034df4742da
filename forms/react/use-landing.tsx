// Where the focus goes after a page of the form has changed or was refused: to its heading, to what stands in
// the way, or to the question one came to change.

import { goToControl } from '@bawaba/ui/controls/error-summary.tsx'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FormPage } from './pages.ts'

type Landing = 'heading' | 'summary' | { control: string }

const toTop = (heading: HTMLElement | null | undefined): void => {
  scrollTo({ top: 0, behavior: 'instant' })
  heading?.focus({ preventScroll: true })
}

/** `land` says where the next change of page leads; `summary` leads there on this page too. */
export const useLanding = (form: RefObject<HTMLFormElement | null>, page: FormPage | undefined) => {
  const summary = useRef<HTMLElement>(null)
  const landing = useRef<Landing>('heading')
  const shown = useRef(page)
  const [refusals, setRefusals] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads to the summary anew
  useEffect(() => {
    const to = landing.current
    const hasMoved = shown.current !== page
    shown.current = page
    if (to === 'summary') {
      // The page with the faults may still be on its way.
      if (!summary.current) return
      summary.current.focus()
    } else if (!hasMoved) return
    else if (to === 'heading') toTop(form.current?.querySelector('h1'))
    else goToControl(to.control)
    landing.current = 'heading'
  }, [form, page, refusals])
  const land = (to: Landing) => {
    landing.current = to
    if (to === 'summary') setRefusals(count => count + 1)
  }
  return { summary, land }
}
