// Sales by line or draw for administrators: what goes on in a project, its end, or the form to begin one.

import type { Sale } from '@bawaba/contract/entities/sale.ts'
import { formatDateTime, formatNumber } from '@bawaba/language/index.ts'
import { Ltr } from '@bawaba/ui/bidi.tsx'
import { Button } from '@bawaba/ui/button.tsx'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { Definition, DefinitionList } from '@bawaba/ui/definition-list.tsx'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useClient } from '@bawaba/web/client/hooks.tsx'
import { programmeClient } from '@bawaba/web/client/programme-client.ts'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { SearchForm } from '@bawaba/web/forms/search-form.tsx'
import { Confirm } from '@bawaba/web/modules/dialogs/confirm.tsx'
import { usePage } from '@bawaba/web/shell/page.tsx'
import { PendingPart } from '@bawaba/web/shell/pending.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import { announce } from '@bawaba/web/shell/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { projects } from '../../projects.ts'
import type { saleCalls } from '../../sale-calls.ts'
import { Back } from '../units/add-page.tsx'
import styles from '../units/units.module.css'
import { BeaconForm } from './beacon-form.tsx'
import { BeginForm } from './begin-form.tsx'
import look from './sale.module.css'
import { proposedEndQuery, saleQuery } from './sale-queries.ts'
import { staffMessages as messages } from './staff-messages.ts'

/** Numbers of a sale move while one looks. */
const readEveryMs = 5_000

const Facts = ({ sale }: { sale: Sale }) => {
  const text = useText()
  const language = useLanguage()
  const time = (at: string) => formatDateTime(language, at)
  const number = (value: number) => formatNumber(language, value)
  return (
    <DefinitionList>
      <Definition term={text(messages.method)}>
        {text(sale.method === 'line' ? messages.byLine : messages.byDraw)}
      </Definition>
      <Definition term={text(messages.opensAt)}>{time(sale.opensAt)}</Definition>
      {sale.closesAt && <Definition term={text(messages.closesAt)}>{time(sale.closesAt)}</Definition>}
      {sale.drawnAt && <Definition term={text(messages.drawnAt)}>{time(sale.drawnAt)}</Definition>}
      <Definition term={text(messages.places)}>{number(sale.places)}</Definition>
      <Definition term={text(messages.turn)}>{number(sale.turnMinutes)}</Definition>
      <Definition term={text(messages.called)}>
        <Ltr>
          {sale.callsFrom}–{sale.callsUntil}
        </Ltr>
      </Definition>
      <Definition term={text(messages.waiting)}>{number(sale.waiting)}</Definition>
      <Definition term={text(messages.admitted)}>{number(sale.admitted)}</Definition>
      <Definition term={text(messages.free)}>{number(sale.free)}</Definition>
    </DefinitionList>
  )
}

const ProposedEndNotice = ({ project }: { project: string }) => {
  const text = useText()
  const language = useLanguage()
  const { data } = useRead({ ...proposedEndQuery(useClient(), project), refetchInterval: readEveryMs })
  if (!data?.proposed) return null
  const { isMine, at } = data.proposed
  return (
    <Notice kind="warning" title={text(messages.endWaits)}>
      {text(isMine ? messages.endWaitsMine : messages.endWaitsOther, { at: formatDateTime(language, at) })}
    </Notice>
  )
}

const Present = ({ project }: { project: string }) => {
  const text = useText()
  const shared = useClient()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const query = saleQuery(shared, project)
  const { data, error, refetch } = useRead({ ...query, refetchInterval: readEveryMs })
  const reread = () => queries.invalidateQueries({ queryKey: query.queryKey })
  if (error && !data) return <ReadFailure what={messages.title} error={error} onAgain={refetch} />
  if (!data) return <PendingPart />
  if (!data.sale) return <BeginForm key={project} project={project} onBegun={reread} />
  return (
    <section className={styles.part}>
      <h2>{text(messages.underWay)}</h2>
      <Facts sale={data.sale} />
      <ProposedEndNotice project={project} />
      {data.sale.awaits && <BeaconForm project={project} source={data.sale.awaits} onEntered={reread} />}
      <div className={styles.actions}>
        <Button onClick={() => setAsking(true)}>{text(messages.end)}</Button>
      </div>
      <Confirm
        isOpen={isAsking}
        title={messages.endTitle}
        effect={messages.endEffect}
        action={messages.end}
        isDanger
        run={async () => {
          const client = programmeClient<typeof saleCalls>(shared)
          const { isEnded } = await client.call('DELETE projects/:code/sale', { params: { code: project } })
          await reread()
          await queries.invalidateQueries({ queryKey: proposedEndQuery(shared, project).queryKey })
          announce({ id: 'sales', kind: 'success', message: isEnded ? messages.ended : messages.endProposed })
        }}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}

export const SalesPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const { project } = useSearch({ strict: false }) as { project?: string }
  usePage({ title: text(messages.title) })
  return (
    <div className={styles.page}>
      <Back />
      <h1>{text(messages.title)}</h1>
      <p>{text(messages.lead)}</p>
      <SearchForm
        values={{ project }}
        onSearch={next =>
          void navigate({ to: '/units/sales', search: { project: next.project || undefined } } as never)
        }
        className={look.find}
      >
        <FieldFrame id="project" label={text(messages.project)}>
          <SelectInput
            key={project}
            id="project"
            name="project"
            defaultValue={project}
            placeholder={text(messages.choose)}
            options={projects.map(({ code, title }) => ({ value: code, label: text(title) }))}
          />
        </FieldFrame>
        <Button type="submit">{text(messages.show)}</Button>
      </SearchForm>
      {project && <Present project={project} />}
    </div>
  )
}
