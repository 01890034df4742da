// Parts of the first page that work without script, or have nothing to press: the server draws them, and their script comes when
// nothing else is under way. Each is a part that nothing else draws anew meanwhile, so that what the server drew of it stays.

import { type ComponentType, memo } from 'react'
import { DrawnPart } from '../../shell/drawn-part.tsx'
import { lateComponent } from '../../shell/late-component.tsx'

const LateAnnouncements = lateComponent(
  () => import('../../modules/announcements/announcement.tsx'),
  'Announcements',
)
const LateFigures = lateComponent(() => import('./figures.tsx'), 'Figures')
const LateTasks = lateComponent(() => import('./tasks.tsx'), 'Tasks')
const LateServices = lateComponent(() => import('./services.tsx'), 'Services')

/** Loads their code before the page is drawn, on the server alone. */
export const preloadLateParts = () =>
  Promise.all([LateAnnouncements, LateFigures, LateTasks, LateServices].map(part => part.preload?.()))

const drawn = (Part: ComponentType) =>
  memo(() => (
    <DrawnPart>
      <Part />
    </DrawnPart>
  ))
export const Announcements = drawn(LateAnnouncements)
export const Figures = drawn(LateFigures)
export const Tasks = drawn(LateTasks)
export const Services = drawn(LateServices)
