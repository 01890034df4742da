// The numbers of a report, page by page; on paper the page says which it is of how many.

import type { Report } from '@bawaba/contract/entities/report.ts'
import type { ReportSpec } from '@bawaba/contract/report-rules.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Pager } from '@bawaba/ui/pager.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import { pageOf, pageSizes, type ReportSearch, readReportSearch } from './address.ts'
import { figureText } from './figure-text.ts'
import { type ListSearch, listOf } from './list-of.ts'
import { useMayList } from './may-list.tsx'
import { messages } from './messages.ts'
import styles from './reports.module.css'

/** `spec`: what the numbers were asked for. */
type TableProps = { report: Report; spec: ReportSpec; search: ReportSearch; title: string }

type FigureProps = { count: number; shown: string; search: ListSearch | undefined; label: string }

/** A number; where its requests can be listed for whoever reads it, a link to them. */
const Figure = ({ count, shown, search, label }: FigureProps) => {
  if (!search || count === 0) return shown
  return (
    <Link to={'/inbox' as string} search={search as never} preload={false} aria-label={label}>
      {shown}
    </Link>
  )
}

export const ReportTable = ({ report, spec, search, title }: TableProps) => {
  const text = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const mayList = useMayList()
  const { series, rows, isStacked, unit } = report
  const total = rows.length
  const { from, size, page, pages } = pageOf(search, total)
  const go = (change: Partial<ReportSearch>) =>
    void navigate({
      to: '/reports',
      search: readReportSearch({ ...search, ...change }),
      resetScroll: false,
    })
  const sums = series.map((_, index) => rows.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  const hasTotals = isStacked && series.length > 1
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  return (
    <div className={styles.numbers}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <section tabIndex={0} aria-label={text(messages.table)} className={styles.scrolls}>
        <table className={styles.table}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{text(messages[spec.by])}</th>
              {series.map(({ key, label }) => (
                <th key={key} scope="col" className={styles.number}>
                  {text(label)}
                </th>
              ))}
              {hasTotals && (
                <th scope="col" className={styles.number}>
                  {text(messages.total)}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.slice(from, from + size).map(({ key, label, values }) => (
              <tr key={key}>
                <th scope="row">{text(label)}</th>
                {series.map((one, index) => (
                  <td key={one.key} className={styles.number}>
                    <Figure
                      count={values[index] ?? 0}
                      shown={figureText(language, unit, values[index] ?? 0)}
                      search={
                        mayList && unit !== 'piasters' ? listOf(key, one.key, { spec, report }) : undefined
                      }
                      label={text(messages.opensList, {
                        row: text(label),
                        what: text(one.label),
                        number: formatNumber(language, values[index] ?? 0),
                      })}
                    />
                  </td>
                ))}
                {hasTotals && <td className={styles.number}>{figureText(language, unit, sumOf(values))}</td>}
              </tr>
            ))}
          </tbody>
          {isStacked && (
            <tfoot>
              <tr>
                <th scope="row">{text(messages.total)}</th>
                {series.map(({ key }, index) => (
                  <td key={key} className={styles.number}>
                    {figureText(language, unit, sums[index] ?? 0)}
                  </td>
                ))}
                {hasTotals && <td className={styles.number}>{figureText(language, unit, sumOf(sums))}</td>}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      {mayList && unit !== 'piasters' && (
        <p data-print="never" className={styles.meta}>
          {text(messages.listsAreYours)}
        </p>
      )}
      <p className={styles.meta}>{text(messages.pageOf, { page, pages, count: size, total })}</p>
      <div data-print="never" className={styles.paging}>
        <div
          className={styles.size}
          onChange={event =>
            go({ size: Number((event.target as unknown as HTMLSelectElement).value), page: undefined })
          }
        >
          <FieldFrame id="size" label={text(messages.pageSize)}>
            <SelectInput
              id="size"
              name="size"
              defaultValue={String(size)}
              options={pageSizes.map(one => ({ value: String(one), label: formatNumber(language, one) }))}
            />
          </FieldFrame>
        </div>
        <Pager from={from} size={size} total={total} onTurn={index => go({ page: index / size + 1 })} />
        <Button icon="print" onClick={() => globalThis.print()}>
          {text(messages.print)}
        </Button>
      </div>
    </div>
  )
}
