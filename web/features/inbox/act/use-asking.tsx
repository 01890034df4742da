// What an officer asks an applicant for: which fields of the filing are open again, and for how many working days.

import { mostDaysOf, readDays } from '@bawaba/contract/asked-days.ts'
import type { Request } from '@bawaba/contract/entities/request.ts'
import type { CompiledActivity } from '@bawaba/forms/index.ts'
import { useLanguage } from '@bawaba/ui/language.tsx'
import { useState } from 'react'
import { useDraft } from '../../../client/use-draft.tsx'
import type { OpenService } from '../../../modules/requests/queries.ts'
import { askKey } from './draft-keys.ts'

export type Choice = { fields: string[]; workingDays: string }
export type AskGroup = { step: string; fields: { name: string; label: string }[] }
export type Asking = {
  /** The fields there are, by the steps of the form; none where the act asks nothing. */
  groups: AskGroup[]
  mostDays: number
  /** Whether the time is no number of days, which is said once one has tried to send it. */
  isRefused: boolean
  chosen: Choice
  /** What the applicant will find open, by its labels, and for how long. */
  request: { labels: string[]; days: number | undefined }
  toggle: (name: string) => void
  setDays: (days: string) => void
  /** Looks at the time as it stands; answers whether it can be sent. */
  check: () => boolean
  /** What goes along with the act. */
  body: () => { ask?: { fields: string[]; workingDays?: number } }
  drop: () => void
}

export const useAsking = (request: Request, { form }: OpenService, activity: CompiledActivity): Asking => {
  const language = useLanguage()
  const { asks } = activity.does
  const draft = useDraft<Choice>(...askKey(request.id, activity.activityId))
  const [chosen, setChosen] = useState<Choice>(
    () => draft.read() ?? { fields: [], workingDays: String(asks?.workingDays ?? '') },
  )
  const [isChecked, setChecked] = useState(false)
  const choose = (next: Choice) => {
    draft.keep(next)
    setChosen(next)
  }
  const openable = new Set(asks ? form.openable(activity.activityId) : [])
  // What was not asked of this applicant is not asked again.
  const isRequired = (name: string) => openable.has(name) && request.data[name] !== undefined
  const groups = (form.filing?.steps ?? [])
    .map(({ label, fields }) => ({
      step: label[language],
      fields: fields
        .filter(({ name, required }) => isRequired(name) || (openable.has(name) && required))
        .map(field => ({ name: field.name, label: field.label[language] })),
    }))
    .filter(({ fields }) => fields.length > 0)
  const mostDays = asks ? mostDaysOf(asks) : 0
  const days = readDays(chosen.workingDays, mostDays)
  return {
    groups: asks ? groups : [],
    mostDays,
    isRefused: isChecked && days === 'refused',
    chosen,
    request: {
      labels: groups
        .flatMap(({ fields }) => fields)
        .flatMap(({ name, label }) => (chosen.fields.includes(name) ? [label] : [])),
      days: typeof days === 'number' ? days : undefined,
    },
    toggle: name =>
      choose({
        ...chosen,
        fields: chosen.fields.includes(name)
          ? chosen.fields.filter(other => other !== name)
          : [...chosen.fields, name],
      }),
    setDays: workingDays => choose({ ...chosen, workingDays }),
    check: () => {
      setChecked(true)
      return groups.length === 0 || days !== 'refused'
    },
    body: () =>
      asks
        ? {
            ask: {
              fields: chosen.fields,
              ...(typeof days === 'number' ? { workingDays: days } : {}),
            },
          }
        : {},
    drop: draft.drop,
  }
}
