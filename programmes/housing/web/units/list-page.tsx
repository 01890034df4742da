// Units of all projects: found by project, state, type and code, put on sale and taken off several at a time.

import { escapedLike } from '@bawaba/contract/name-filter.ts'
import { Button, LinkButton } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Pager } from '@bawaba/ui/pager.tsx'
import { orderOf } from '@bawaba/web/modules/lists/column.ts'
import { List } from '@bawaba/web/modules/lists/list.tsx'
import { GoButton } from '@bawaba/web/shell/links.tsx'
import { usePage } from '@bawaba/web/shell/page.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { readUnitCode } from '../../unit-code.ts'
import { useSelectBoxes, useUnitColumns } from './columns.tsx'
import { Filters } from './list-filters.tsx'
import { messages } from './messages.ts'
import { SaleBar } from './sale-bar.tsx'
import type { UnitsSearch } from './search.ts'
import styles from './units.module.css'
import { useSelection } from './use-selection.tsx'
import { useUnits } from './use-units.tsx'

const size = 20

const whereOf = ({ project, status, type, q }: UnitsSearch): Record<string, unknown> => {
  const parts = [
    ...(project ? [{ project }] : []),
    ...(status ? [{ status }] : []),
    ...(type ? [{ type }] : []),
    ...(q ? [{ code: { like: `%${escapedLike(readUnitCode(q))}%` } }] : []),
  ]
  return parts.length > 0 ? { and: parts } : {}
}

const fileOf = ({ project }: UnitsSearch): string => {
  const query = new URLSearchParams({ mode: 'EMPLOYEE', ...(project && { project }) })
  return `/api/units/file/content?${query}`
}

/** Units of a project stay together, unless another order is chosen. */
const firstSort = 'project'

const ordersOf = (sort: string): string[] => {
  const order = orderOf(sort)
  const first = `${order?.name} ${order?.isDescending ? 'DESC' : 'ASC'}`
  return order?.name === 'code' ? [first] : [first, 'code ASC']
}

const Nothing = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) => {
  const text = useText()
  if (isNarrowed)
    return (
      <EmptyState
        title={text(messages.none)}
        action={<Button onClick={onClear}>{text(messages.clear)}</Button>}
      />
    )
  return (
    <EmptyState
      title={text(messages.noneYet)}
      action={
        <GoButton to={'/units/import' as never} icon="upload">
          {text(messages.import)}
        </GoButton>
      }
    />
  )
}

export const UnitsPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const search: UnitsSearch = useSearch({ strict: false })
  const { from = 0, sort = firstSort } = search
  const filter = { where: whereOf(search), order: ordersOf(sort), limit: size, skip: from }
  const reading = useUnits(filter)
  const { data } = reading
  const selection = useSelection(data?.rows ?? [])
  const boxes = useSelectBoxes(selection)
  const columns = useUnitColumns()
  usePage({ title: text(messages.title) })
  const show = (next: UnitsSearch) => {
    selection.clear()
    void navigate({ to: '/units', search: next } as never)
  }
  const isNarrowed = Object.values({ ...search, from: undefined, sort: undefined }).some(
    value => value !== undefined,
  )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{text(messages.title)}</h1>
        <div className={styles.actions}>
          <GoButton to={'/units/add' as never} variant="primary" icon="plus">
            {text(messages.add)}
          </GoButton>
          <GoButton to={'/units/import' as never} icon="upload">
            {text(messages.import)}
          </GoButton>
          <LinkButton icon="download" href={fileOf(search)} download>
            {text(messages.download)}
          </LinkButton>
          <GoButton to={'/units/sales' as never} icon="clock">
            {text(messages.sales)}
          </GoButton>
        </div>
      </div>
      <Filters search={search} onShow={show} />
      <List
        title={messages.title}
        reading={reading}
        count={data && text(messages.count, { count: data.total })}
        above={<SaleBar selection={selection} />}
        selection={boxes}
        columns={columns}
        keyOf={({ code }) => code}
        sort={sort}
        onSort={next => show({ ...search, sort: next, from: undefined })}
        empty={<Nothing isNarrowed={isNarrowed} onClear={() => show({})} />}
        turns={
          data && (
            <Pager
              from={from}
              size={size}
              total={data.total}
              onTurn={turned => show({ ...search, from: turned || undefined })}
            />
          )
        }
      />
    </div>
  )
}
