// One box to tick, carrying its own label; its frame is bare.

import type { ReactNode } from 'react'
import { ChoiceCard } from './choice.tsx'
import type { ControlProps } from './control.tsx'

export const CheckboxInput = (props: ControlProps & { label: ReactNode; defaultChecked?: boolean }) => (
  <ChoiceCard {...props} type="checkbox" />
)
