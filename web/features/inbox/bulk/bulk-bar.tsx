// Above the table while rows are chosen: how many, and what can be done with them.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useState } from 'react'
import { useSingleMutation } from '../../../client/use-single-mutation.tsx'
import { listMessages as words } from '../list/list-messages.ts'
import { useMayManage } from '../may-manage.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { type BulkAct, type BulkJob, jobsOf, leftOf, undoOf } from './bulk.ts'
import { BulkActDialog } from './bulk-act-dialog.tsx'
import styles from './bulk-bar.module.css'
import { type BulkOutcome, BulkOutcomeNotice } from './bulk-outcome.tsx'
import type { Chosen, Selection } from './selection.tsx'
import { useBulk } from './use-bulk.tsx'

type BulkBarProps = {
  selection: Selection
  page: readonly Chosen[]
  total: number
  /** Reads up to the most that can be chosen at once; undefined where all of the list is not read. */
  loadAll: (() => Promise<readonly Chosen[]>) | undefined
}

export const BulkBar = ({ selection, page, total, loadAll }: BulkBarProps) => {
  const text = useText()
  const mayManage = useMayManage()
  const { isRunning, run } = useBulk()
  const [open, setOpen] = useState<'assign' | 'act'>()
  const [outcome, setOutcome] = useState<BulkOutcome>()
  const { rows } = selection
  const reading = useSingleMutation({
    mutationFn: (load: NonNullable<typeof loadAll>) => load(),
    onSuccess: selection.choose,
  })
  const perform = async (act: BulkAct, canUndo: boolean) => {
    setOpen(undefined)
    reading.reset()
    const report = await run(jobsOf(act, rows))
    setOutcome({ report, undo: canUndo ? undoOf(rows, report) : [] })
    selection.choose(leftOf(rows, report))
  }
  const undo = async (jobs: readonly BulkJob[]) => {
    setOutcome(undefined)
    setOutcome({ report: await run(jobs), undo: [], isUndone: true })
  }
  return (
    <>
      {outcome && (
        <BulkOutcomeNotice
          outcome={outcome}
          onUndo={() => void undo(outcome.undo)}
          onExpire={() => setOutcome({ ...outcome, undo: [], isAnnounced: true })}
          onClose={() => setOutcome(undefined)}
        />
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
          {loadAll && rows.length < Math.min(total, 100) && page.every(({ id }) => selection.has(id)) && (
            <button type="button" className={styles.act} onClick={() => reading.mutate(loadAll)}>
              {text(words.selectEvery, { count: Math.min(total, 100) })}
            </button>
          )}
          <Button small className={styles.clear} onClick={selection.clear}>
            {text(words.clear)}
          </Button>
        </section>
      )}
      {reading.isError && rows.length > 0 && (
        <div className={styles.told}>
          <Notice kind="error" onClose={reading.reset}>
            {text(words.notRead)}
          </Notice>
        </div>
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
          onNarrow={selection.choose}
          onClose={() => setOpen(undefined)}
          onChoose={activityId =>
            void perform({ call: 'POST :service/bulkPending', body: { activityId } }, false)
          }
        />
      )}
    </>
  )
}
