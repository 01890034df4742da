// Payments of everybody, newest first: what to look for, then the rows, and the statement of a day.

import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useSearch } from '@tanstack/react-router'
import { List } from '../../modules/lists/list.tsx'
import { Turns } from '../../modules/lists/turns.tsx'
import { useCursorList } from '../../modules/lists/use-cursor-list.tsx'
import { useSort } from '../../modules/lists/use-sort.tsx'
import { GoButton } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { usePaymentColumns } from './columns.tsx'
import { DayStatement } from './day-statement.tsx'
import { Filters } from './filters.tsx'
import styles from './finance.module.css'
import { messages } from './messages.ts'
import { type FinanceSearch, firstSort, listFilter, pageSize } from './search.ts'

const Nothing = ({ isNarrowed }: { isNarrowed: boolean }) => {
  const text = useText()
  if (!isNarrowed)
    return <EmptyState title={text(messages.noPayments)}>{text(messages.noPaymentsText)}</EmptyState>
  return (
    <EmptyState
      title={text(messages.none)}
      action={
        <GoButton to="." search={{}}>
          {text(messages.showAll)}
        </GoButton>
      }
    >
      {text(messages.noneText)}
    </EmptyState>
  )
}

export const ListPage = () => {
  const text = useText()
  const search: FinanceSearch = useSearch({ strict: false })
  const { sort: _, ...filters } = search
  const { reading, turns } = useCursorList('GET payments', listFilter(search), pageSize)
  const { data } = reading
  const columns = usePaymentColumns()
  const sorting = useSort(search.sort, firstSort)
  usePage({ title: text(messages.payments) })
  return (
    <div className={`${shell.page} ${styles.page}`}>
      <h1>{text(messages.payments)}</h1>
      <Filters search={search} />
      <List
        title={messages.payments}
        reading={reading}
        count={data && text(messages.total, { count: data.total })}
        columns={columns}
        keyOf={({ id }) => id}
        sumLabel={messages.sumOfPage}
        {...sorting}
        empty={<Nothing isNarrowed={Object.keys(filters).length > 0} />}
        turns={<Turns {...turns} />}
      />
      <DayStatement />
    </div>
  )
}
