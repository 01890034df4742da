// Above the table while rows are chosen: how many, what can be done with them, and what it came to, row by row.

import { t } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Undo } from '@bawaba/ui/undo.tsx'
import { useState } from 'react'
import { AssignDialog } from './assign-dialog.tsx'
import { BulkActDialog } from './bulk-act-dialog.tsx'
import styles from './bulk-bar.module.css'
import { listMessages as words } from './list-messages.ts'
import { useMayManage } from './may-manage.tsx'
import type { Chosen, Selection } from './selection.tsx'
import { type BulkAct, type BulkReport, groupsOf, useBulk } from './use-bulk.tsx'

type BulkBarProps = {
  selection: Selection
  page: readonly Chosen[]
  total: number
  /** Reads up to the most that can be chosen at once. */
  loadAll: () => Promise<readonly Chosen[]>
}

/** How an assignment is put back: those of each former owner together. */
const undoOf = (rows: readonly Chosen[], report: BulkReport) => {
  const before = new Map(rows.map(row => [row.id, row]))
  const changed = report.done.flatMap(({ id, revision }) => {
    const row = before.get(id)
    return row && revision !== undefined && revision !== row.revision ? [{ ...row, revision }] : []
  })
  return [...Map.groupBy(changed, ({ assignee }) => assignee?.id)].map(([assigneeId, own]) => ({
    act: { call: 'POST :service/bulkAssign', body: assigneeId ? { assigneeId } : {} } as BulkAct,
    groups: groupsOf(own),
  }))
}

const Report = ({ report }: { report: BulkReport }) => {
  const text = useText()
  const language = useLanguage()
  return (
    <>
      {report.failed.length > 0 && (
        <>
          <p>{text(words.failed, { count: report.failed.length })}</p>
          <ul className={styles.failed}>
            {report.failed.map(({ id, ID, error }) => (
              <li key={id}>
                {t(language, words.rowFailed, { number: ID ?? '—', why: error?.message ?? '' })}
              </li>
            ))}
          </ul>
        </>
      )}
      {report.wasCut && <p>{text(words.notSent)}</p>}
    </>
  )
}

export const BulkBar = ({ selection, page, total, loadAll }: BulkBarProps) => {
  const text = useText()
  const mayManage = useMayManage()
  const { isRunning, run } = useBulk()
  const [open, setOpen] = useState<'assign' | 'act'>()
  const [told, setTold] = useState<{ report: BulkReport; undo?: ReturnType<typeof undoOf> }>()
  const { rows } = selection
  const perform = async (act: BulkAct, canUndo: boolean) => {
    setOpen(undefined)
    const report = await run(act, groupsOf(rows))
    setTold({ report, ...(canUndo ? { undo: undoOf(rows, report) } : {}) })
    // What failed stays chosen, so that it can be tried another way.
    const failed = new Set(report.failed.map(({ id }) => id))
    selection.choose(report.wasCut ? rows : rows.filter(({ id }) => failed.has(id)))
  }
  const undo = async () => {
    const ways = told?.undo ?? []
    setTold(undefined)
    for (const { act, groups } of ways) await run(act, groups)
  }
  const hasFailed = told && (told.report.failed.length > 0 || told.report.wasCut)
  return (
    <>
      {told && (
        <div className={styles.told}>
          <Notice kind={hasFailed ? 'warning' : 'success'} onClose={() => setTold(undefined)}>
            <p>{text(words.done, { count: told.report.done.length })}</p>
            <Report report={told.report} />
          </Notice>
          {told.undo && told.undo.length > 0 && (
            <Undo onUndo={() => void undo()} onExpire={() => setTold(now => now && { report: now.report })}>
              {text(words.done, { count: told.report.done.length })}
            </Undo>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <section className={styles.bar} aria-label={text(words.bulk)}>
          <p role="status">{text(words.selected, { count: rows.length })}</p>
          {mayManage && (
            <>
              <button
                type="button"
                className={styles.act}
                disabled={isRunning}
                onClick={() => setOpen('assign')}
              >
                {text(words.assign)}
              </button>
              <button
                type="button"
                className={styles.act}
                disabled={isRunning}
                onClick={() => void perform({ call: 'POST :service/bulkAssign', body: {} }, true)}
              >
                {text(words.unassign)}
              </button>
            </>
          )}
          <button type="button" className={styles.act} disabled={isRunning} onClick={() => setOpen('act')}>
            {text(words.changeStatus)}
          </button>
          {rows.length < Math.min(total, 100) && page.every(({ id }) => selection.has(id)) && (
            <button
              type="button"
              className={styles.act}
              onClick={() => void loadAll().then(all => selection.choose(all))}
            >
              {text(words.selectEvery, { count: Math.min(total, 100) })}
            </button>
          )}
          <Button small className={styles.clear} onClick={selection.clear}>
            {text(words.clear)}
          </Button>
        </section>
      )}
      {open === 'assign' && (
        <AssignDialog
          rows={rows}
          onClose={() => setOpen(undefined)}
          onChoose={assigneeId =>
            void perform({ call: 'POST :service/bulkAssign', body: { assigneeId } }, true)
          }
        />
      )}
      {open === 'act' && (
        <BulkActDialog
          rows={rows}
          onClose={() => setOpen(undefined)}
          onChoose={activityId =>
            void perform({ call: 'POST :service/bulkPerform', body: { activityId } }, false)
          }
        />
      )}
    </>
  )
}
