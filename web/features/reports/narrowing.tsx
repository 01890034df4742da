// What a report is narrowed to, in words: on paper and behind a link nobody sees the filters.

import type { ReportChoices } from '@bawaba/contract/entities/report.ts'
import type { ReportSpec } from '@bawaba/contract/report-rules.ts'
import { ageGroupWords } from '@bawaba/contract/report-words.ts'
import { kindLabel } from '@bawaba/forms/workflow/state-kinds.ts'
import type { Text } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { messages } from './messages.ts'
import styles from './reports.module.css'

type NarrowingProps = { spec: ReportSpec; choices: ReportChoices }

export const Narrowing = ({ spec, choices }: NarrowingProps) => {
  const text = useText()
  const named = (options: ReportChoices['services'], code: string | undefined): Text | undefined =>
    code === undefined
      ? undefined
      : (options.find(({ value }) => value === code)?.label ?? { ar: code, en: code })
  const parts = [
    { name: 'service', label: named(choices.services, spec.service) },
    { name: 'center', label: named(choices.centers, spec.center) },
    { name: 'statusKind', label: spec.statusKind && kindLabel(spec.statusKind) },
    { name: 'ageGroup', label: spec.ageGroup && ageGroupWords[spec.ageGroup] },
  ] as const
  const narrowed = parts.flatMap(({ name, label }) => (label ? [{ name, label }] : []))
  if (narrowed.length === 0) return null
  return (
    <dl className={styles.narrowing}>
      {narrowed.map(({ name, label }) => (
        <div key={name}>
          <dt>{text(messages[name])}</dt>
          <dd>{text(label)}</dd>
        </div>
      ))}
    </dl>
  )
}
