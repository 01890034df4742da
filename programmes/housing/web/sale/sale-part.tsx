// A sale by line or draw on the page of its project: how it goes, and one's own place in it.

import type { Sale } from '@bawaba/contract/entities/sale.ts'
import { allDay } from '@bawaba/contract/sale-rules.ts'
import { formatEnd } from '@bawaba/language/ends.ts'
import { formatDateTime, formatTime, type Language } from '@bawaba/language/index.ts'
import { buttonClass } from '@bawaba/ui/button.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useSession } from '@bawaba/web/client/hooks.tsx'
import { useReading } from '@bawaba/web/client/use-reading.tsx'
import { useApp } from '@bawaba/web/shell/context.tsx'
import { Link } from '@tanstack/react-router'
import { OwnEntry } from './own-entry.tsx'
import styles from './sale.module.css'
import { saleMessages as messages } from './sale-messages.ts'
import { useSale } from './use-sale.tsx'

const Times = ({ sale: { method, opensAt, closesAt, drawnAt } }: { sale: Sale }) => {
  const text = useText()
  const language = useLanguage()
  const reading = useReading()
  const now = reading.now.toISOString()
  const time = (at: string) => formatDateTime(language, at)
  if (drawnAt) return <p>{text(messages.drawnAt, { time: time(drawnAt) })}</p>
  const opens = method === 'draw' ? messages.drawOpens : messages.lineOpens
  return (
    <>
      {method === 'line' && <p>{text(messages.lineText)}</p>}
      {opensAt > now && <p>{text(opens, { time: time(opensAt) })}</p>}
      {closesAt && <p>{text(messages.drawCloses, { time: formatEnd(language, closesAt, reading) })}</p>}
    </>
  )
}

/** `9 pm`: an hour of any day by Cairo's clock. */
const hourText = (language: Language, time: string): string =>
  // A winter’s day, on which Cairo is two hours ahead.
  formatTime(language, `2026-01-01T${time}:00+02:00`)

const verifiedWords = { typed: messages.verifiedTyped, proved: messages.verifiedProved } as const

export const SalePart = ({ project }: { project: string }) => {
  const text = useText()
  const language = useLanguage()
  const { signInPath } = useApp()
  const { status, actingFor } = useSession()
  const sale = useSale(project)
  if (!sale) return null
  const isDraw = sale.method === 'draw'
  const count = sale.waiting + (isDraw && !sale.drawnAt ? sale.admitted : 0)
  return (
    <section className={styles.sale} aria-labelledby="sale">
      <h3 id="sale">{text(isDraw ? messages.draw : messages.line)}</h3>
      <Times sale={sale} />
      <p>{text(verifiedWords[sale.verified])}</p>
      {sale.callsUntil !== allDay.until && (
        <p>
          {text(messages.called, {
            from: hourText(language, sale.callsFrom),
            until: hourText(language, sale.callsUntil),
          })}
        </p>
      )}
      <p className={styles.meta}>
        {text(isDraw && !sale.drawnAt ? messages.entrants : messages.waitingCount, { count })}
      </p>
      {status === 'visitor' && (
        <Link
          to={signInPath}
          search={{ from: `/projects/${project}` } as never}
          className={buttonClass({ variant: 'primary' })}
        >
          {text(messages.signIn)}
        </Link>
      )}
      {status === 'signed-in' && !actingFor && <OwnEntry project={project} sale={sale} />}
      {isDraw && (
        <Link to={'/projects/$projectName/draw' as never} params={{ projectName: project } as never}>
          {text(messages.toDraw)}
        </Link>
      )}
    </section>
  )
}
