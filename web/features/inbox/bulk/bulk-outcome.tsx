// What an act on several requests came to, row by row, and the way back for as long as there is one.

import { t } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Undo } from '@bawaba/ui/undo.tsx'
import { listMessages as words } from '../list/list-messages.ts'
import type { BulkJob, BulkReport } from './bulk.ts'
import styles from './bulk-bar.module.css'

export type BulkOutcome = {
  report: BulkReport
  /** What leads back; nothing where it cannot be undone, or no more. */
  undo: readonly BulkJob[]
  /** The report is of what was put back. */
  isUndone?: true
  /** It was spoken beside the way back: what stays is read, not heard again. */
  isAnnounced?: true
}

const isAllDone = ({ failed, untold }: BulkReport): boolean => failed.length === 0 && untold.length === 0

/** How much of the whole was done. */
const useDone = ({ report, isUndone }: BulkOutcome): string => {
  const text = useText()
  if (isUndone && isAllDone(report)) return text(words.undone)
  const isWaiting = report.done.length > 0 && report.done.every(({ isPending }) => isPending)
  const done = isWaiting ? words.waiting : words.done
  return text(isUndone ? words.putBack : done, { count: report.done.length })
}

const NotDone = ({ outcome: { report, isUndone } }: { outcome: BulkOutcome }) => {
  const text = useText()
  const language = useLanguage()
  const { failed, untold } = report
  const refused = untold.filter(({ isUnsure }) => !isUnsure)
  const unsure = untold.filter(({ isUnsure }) => isUnsure)
  const sumOf = (some: readonly { count: number }[]) => some.reduce((sum, { count }) => sum + count, 0)
  const stayed = failed.length + sumOf(refused)
  return (
    <>
      {stayed > 0 && <p>{text(isUndone ? words.notPutBack : words.failed, { count: stayed })}</p>}
      {failed.length > 0 && (
        <ul className={styles.failed}>
          {failed.map(({ id, ID, error }) => (
            <li key={id}>{t(language, words.rowFailed, { number: ID ?? '—', why: error?.message ?? '' })}</li>
          ))}
        </ul>
      )}
      {unsure.length > 0 && <p>{text(words.unsure, { count: sumOf(unsure) })}</p>}
      {[...new Set(untold.flatMap(({ why }) => why ?? []))].map(why => (
        <p key={why}>{why}</p>
      ))}
    </>
  )
}

type BulkOutcomeProps = {
  outcome: BulkOutcome
  onUndo: () => void
  onExpire: () => void
  onClose: () => void
}

export const BulkOutcomeNotice = ({ outcome, onUndo, onExpire, onClose }: BulkOutcomeProps) => {
  const text = useText()
  const done = useDone(outcome)
  const isWhole = isAllDone(outcome.report)
  const canUndo = outcome.undo.length > 0
  return (
    <div className={styles.told}>
      {/* Where all was done, the way back says so by itself. */}
      {!(isWhole && canUndo) && (
        <Notice
          kind={isWhole ? 'success' : 'warning'}
          quiet={isWhole && outcome.isAnnounced}
          onClose={onClose}
        >
          <p>{done}</p>
          <NotDone outcome={outcome} />
        </Notice>
      )}
      {canUndo && (
        <Undo onUndo={onUndo} onExpire={onExpire}>
          {isWhole ? done : text(words.canUndo)}
        </Undo>
      )}
    </div>
  )
}
