// The status of a request as a pill: word, shape and colour.

import type { CompiledService } from '@bawaba/forms/index.ts'
import type { StateKind } from '@bawaba/forms/workflow/state-kinds.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Pill } from '@bawaba/ui/pill.tsx'
import { type Reader, statusText } from './state.ts'

type StatusPillProps = {
  status: string
  kind: StateKind
  /** The definition that the request is pinned to; while it is on its way the word of the kind stands in. */
  form: CompiledService | undefined
  reader: Reader
}

export const StatusPill = ({ status, kind, form, reader }: StatusPillProps) => {
  const text = useText()
  const isUntouched = kind === 'open' && status === form?.workflow.initial
  return <Pill kind={isUntouched ? 'new' : kind}>{text(statusText(form, status, kind, reader))}</Pill>
}
