// How a unit stands: a word, a shape and a colour.

import { useText } from '@bawaba/ui/language.tsx'
import { Pill, type PillKind } from '@bawaba/ui/pill.tsx'
import { statusWords } from '../../unit.ts'
import type { Unit } from '../../unit-calls.ts'

const kinds = {
  available: 'done',
  reserved: 'waiting-on-applicant',
  paid: 'open',
  allocated: 'new',
  sold: 'cancelled',
  blocked: 'rejected',
  'off-sale': 'draft',
} as const satisfies Record<Unit['status'], PillKind>

export const UnitStatusPill = ({ status }: Pick<Unit, 'status'>) => {
  const text = useText()
  return <Pill kind={kinds[status]}>{text(statusWords[status])}</Pill>
}
