// Parts of the first page that have nothing to press: the server draws them, and their script comes when nothing else is
// under way. Each is a part that nothing else draws anew meanwhile, so that what the server drew of it stays.

import { memo } from 'react'
import { DrawnPart } from '../../shell/drawn-part.tsx'
import { lateComponent } from '../../shell/late-component.tsx'

const LateFigures = lateComponent(() => import('./figures.tsx'), 'Figures')
const LateSteps = lateComponent(() => import('./how-it-works.tsx'), 'HowItWorks')

/** Loads their code before the page is drawn, on the server alone. */
export const preloadLateParts = () => Promise.all([LateFigures.preload?.(), LateSteps.preload?.()])

export const Figures = memo(() => (
  <DrawnPart>
    <LateFigures />
  </DrawnPart>
))
export const HowItWorks = memo(() => (
  <DrawnPart>
    <LateSteps />
  </DrawnPart>
))
