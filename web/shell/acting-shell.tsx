// The frame of the pages where one acts for somebody else: the citizens', and a bar that says so.

import type { ReactNode } from 'react'
import { ActingBar } from './acting-bar.tsx'
import { PublicShell } from './public-shell.tsx'

export const ActingShell = ({ children }: { children: ReactNode }) => (
  <PublicShell bar={<ActingBar />}>{children}</PublicShell>
)
