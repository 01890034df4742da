// Our form spoiled on purpose: each answer draws every field again, and the errors are cut off from their controls.
// The figures count only if the bench sees both.

import '@bawaba/ui/ui.css'
import { mountOurs } from './ours.tsx'
import { serve } from './page.ts'

const cut = () => {
  for (const one of document.querySelectorAll('form [aria-describedby]'))
    one.removeAttribute('aria-describedby')
}

serve(
  mountOurs(store => {
    store.subscribeAll(() => {
      for (const { name } of store.activity.fields) store.tell(name)
    })
    store.subscribeFaults(() => requestAnimationFrame(cut))
  }),
)
