// The choice of an appointment as forms are given it: fetched with the first form that asks for one.

import type { AppointmentsProps } from '@bawaba/forms/react/ports.tsx'
import { useLoaded } from '@bawaba/ui/controls/use-loaded.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { PendingPart } from '../../shell/pending.tsx'
import { loadingMessages } from './loading-messages.ts'

const load = async () => ({ Picker: (await import('./appointment-picker.tsx')).AppointmentPicker })

const Loaded = ({ isNew, ...props }: AppointmentsProps & { isNew: boolean }) => {
  const text = useText()
  const { part, hasFailed } = useLoaded(load, true)
  if (hasFailed) return <Notice kind="error">{text(loadingMessages.failed)}</Notice>
  return part ? <part.Picker {...props} isNew={isNew} /> : <PendingPart />
}

/** For a form that is filled anew: what a draft had chosen is held again. */
export const NewAppointments = (props: AppointmentsProps) => <Loaded {...props} isNew />
/** For an activity on a request: what the request has already is its own. */
export const StandingAppointments = (props: AppointmentsProps) => <Loaded {...props} isNew={false} />
