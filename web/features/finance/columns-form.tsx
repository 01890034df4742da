// Which column of a CSV holds what: guessed by the heads, and chosen here where the guess is wrong.

import { type StatementColumn, statementColumns } from '@bawaba/contract/payment-states.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { select } from '../../forms/controls/select.tsx'
import { PageForm } from '../../forms/page-form.tsx'
import { usePageForm } from '../../forms/use-page-form.tsx'
import styles from './finance.module.css'
import { messages as financeMessages } from './messages.ts'
import { columnLabels, statementMessages as messages } from './statement-messages.ts'

type Columns = Partial<Record<StatementColumn, number>>
type FormProps = {
  head: readonly string[]
  columns: Columns
  /** Some are still to be chosen. */
  isOpen: boolean
  onChosen: (columns: Columns) => Promise<void>
}

export const ColumnsForm = ({ head, columns, isOpen, onChosen }: FormProps) => {
  const text = useText()
  const options = head.map((name, place) => ({ value: String(place), label: name || String(place + 1) }))
  const fieldOf = (name: StatementColumn) => ({
    label: text(columnLabels[name]),
    initial: columns[name] === undefined ? '' : String(columns[name]),
    control: select({ placeholder: text(messages.noColumn), options }),
  })
  const form = usePageForm({
    id: 'columns',
    fields: Object.fromEntries(statementColumns.map(name => [name, fieldOf(name)])),
    send: async (chosen: Partial<Record<string, string>>) =>
      onChosen(
        Object.fromEntries(
          statementColumns.flatMap(name => (chosen[name] ? [[name, Number(chosen[name])]] : [])),
        ),
      ),
    failed: text(financeMessages.failed),
  })
  return (
    <details open={isOpen}>
      <summary>{text(isOpen ? messages.columns : messages.readColumns)}</summary>
      <div className={styles.part}>
        <p className={styles.facts}>{text(messages.columnsText)}</p>
        <PageForm
          form={form}
          level="h2"
          className={styles.narrow}
          action={text(messages.useColumns)}
          button={{ variant: isOpen ? 'primary' : 'secondary' }}
        />
      </div>
    </details>
  )
}
