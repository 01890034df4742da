// One unit: how it stands, its details, whether it is offered or withheld, its floor plan, and everything that changed.

import { formatDateTime } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import { isMissing } from '@bawaba/web/client/call-error.ts'
import { showAnswer } from '@bawaba/web/client/queries.ts'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { usePage } from '@bawaba/web/shell/page.tsx'
import { Pending } from '@bawaba/web/shell/pending.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import { announce } from '@bawaba/web/shell/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import { unitFields } from '../../unit.ts'
import type { Unit } from '../../unit-calls.ts'
import { Back } from './add-page.tsx'
import { FloorPlanPart } from './floor-plan-part.tsx'
import { History, historyKey } from './history.tsx'
import { messages } from './messages.ts'
import { OfferPart } from './offer-part.tsx'
import { UnitStatusPill } from './status-pill.tsx'
import styles from './units.module.css'
import { UnitForm, useUnitForm } from './use-unit-form.tsx'
import { useUnitClient } from './use-units.tsx'
import { fieldName, fieldValue, projectTitle } from './words.tsx'

const isLocked = ({ status }: Unit): boolean => ['reserved', 'paid', 'allocated'].includes(status)

const Details = ({ unit }: { unit: Unit }) => {
  const language = useLanguage()
  return (
    <DefinitionList>
      {unitFields.map(field => (
        <Definition key={field} term={fieldName(language, field)}>
          {field === 'code' ? (
            <Ltr>{unit.code}</Ltr>
          ) : (
            fieldValue(language, field, field === 'price' ? unit.price.amount : unit[field])
          )}
        </Definition>
      ))}
    </DefinitionList>
  )
}

const EditPart = ({ unit, show }: { unit: Unit; show: (unit: Unit) => Promise<void> }) => {
  const client = useUnitClient()
  const form = useUnitForm({
    unit,
    send: ({ code, ...body }, revision) =>
      client.call('PATCH units/:code', {
        params: { code },
        body: body as never,
        headers: { 'If-Match': `"${revision}"` },
      }),
    onSent: async saved => {
      await show(saved)
      announce({ id: 'units', kind: 'success', message: messages.saved })
    },
    onConflict: ({ body, message }) => {
      const { current } = (body ?? {}) as { current?: Unit }
      if (current) void show(current)
      return message
    },
  })
  return <UnitForm form={form} />
}

const Shown = ({ unit, queryKey }: { unit: Unit; queryKey: readonly unknown[] }) => {
  const text = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const show = async (next: Unit) => {
    await showAnswer(queries, queryKey, next)
    await queries.invalidateQueries({ queryKey: [historyKey] })
  }
  usePage({ title: unit.code, service: text(messages.title) })
  return (
    <div className={styles.page}>
      <Back />
      <div className={styles.head}>
        <h1>
          <Ltr>{unit.code}</Ltr>
        </h1>
        <UnitStatusPill status={unit.status} />
      </div>
      <p className={styles.meta}>{projectTitle(language, unit.project)}</p>
      {unit.opensAt && (
        <p>
          {text(messages.opensAt)}: {formatDateTime(language, unit.opensAt)}
        </p>
      )}
      {unit.blockReason && (
        <Notice quiet kind="warning">
          <Words message={messages.blockedBecause} params={{ reason: <bdi>{unit.blockReason}</bdi> }} />
          {isLocked(unit) && <p>{text(messages.blockHeld)}</p>}
        </Notice>
      )}
      <div className={styles.layout}>
        <section className={styles.part} aria-labelledby="unit-details">
          <h2 id="unit-details">{text(messages.details)}</h2>
          {isLocked(unit) ? (
            <>
              <Notice quiet>{text(messages.locked)}</Notice>
              <Details unit={unit} />
            </>
          ) : (
            <EditPart unit={unit} show={show} />
          )}
        </section>
        <div className={styles.column}>
          <OfferPart unit={unit} show={show} />
          <FloorPlanPart unit={unit} show={show} />
          <History code={unit.code} />
        </div>
      </div>
    </div>
  )
}

export const UnitPage = () => {
  const client = useUnitClient()
  const { unitCode = '' } = useParams({ strict: false }) as { unitCode?: string }
  const query = client.query('GET units/:code', { params: { code: unitCode } })
  const { data, error, refetch } = useRead({ ...query, fresh: 'always' })
  // The router's own page says that it is not there.
  if (isMissing(error)) throw notFound()
  if (error && !data) return <ReadFailure what={messages.details} error={error} onAgain={refetch} />
  return data ? <Shown key={unitCode} unit={data as Unit} queryKey={query.queryKey} /> : <Pending />
}
