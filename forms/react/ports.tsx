// What the widgets of a form need from outside: where files go, where map tiles come from.
// A page gives them; a form without them still works, its widgets say what cannot be done.

import type { Language } from '@bawaba/language/index.ts'
import type { Choice } from '@bawaba/ui/controls/select-input.tsx'
import { createContext, type ReactNode, useContext } from 'react'
import type { Field } from '../index.ts'
import type { FilePort } from './file-port.ts'

export type { FilePort, UploadFailure, UploadListener, UploadTask } from './file-port.ts'

/** Choosing an appointment: of which centers, what is chosen, and what to do with another choice. */
export type AppointmentsProps = {
  id: string
  name: string
  describedBy?: string | undefined
  invalid: boolean
  readOnly: boolean
  centers: readonly Choice[]
  chosen: string
  onChoose(code: string): void
}

type OriginProps = { field: Field; id: string; language: Language }

export type FormPorts = {
  /** Draws the choice of an appointment; without it a code is typed. */
  Appointments?: (props: AppointmentsProps) => ReactNode
  files?: FilePort
  /** Host of map tiles; without it places are typed. */
  mapDomain?: string
  /** Says under a question with `prefill` where its answer comes from; `id` is that of its control. */
  Origin?: (props: OriginProps) => ReactNode
}

const Ports = createContext<FormPorts>({})

export const FormPortsProvider = ({ ports, children }: { ports: FormPorts; children: ReactNode }) => (
  <Ports value={ports}>{children}</Ports>
)
export const usePorts = (): FormPorts => useContext(Ports)

/** Where the answer of a question with `prefill` comes from, if the page says so. */
export const PrefillOrigin = (props: OriginProps): ReactNode => {
  const { Origin } = usePorts()
  return Origin && <Origin {...props} />
}
