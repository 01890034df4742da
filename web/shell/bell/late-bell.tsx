// The bell in the header of whoever has signed in. Its script comes when the page has nothing better to do.

import { Suspense } from 'react'
import { lateComponent } from '../late-component.tsx'

const Bell = lateComponent(() => import('./bell.tsx'), 'Bell')

export const LateBell = () => (
  <Suspense>
    <Bell />
  </Suspense>
)
