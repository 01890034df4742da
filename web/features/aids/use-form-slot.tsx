// The slot of a form where its tour begins, while the page of the form has a question that the tour speaks of.

import { useEffect, useState } from 'react'
import { stepsOn, type Tour } from './tour.ts'

const slot = '[data-tour-slot]'

export const useFormSlot = (tour: Tour | undefined): Element | null => {
  const [element, setElement] = useState<Element | null>(null)
  useEffect(() => {
    const look = () =>
      setElement(tour && stepsOn(tour, document).length > 0 ? document.querySelector(slot) : null)
    look()
    // Questions come and go with the answers and the pages of the form.
    const watch = new MutationObserver(look)
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] })
    return () => watch.disconnect()
  }, [tour])
  return element
}
