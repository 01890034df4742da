// Units of all projects: found by project, state, type and code, put on sale and taken off several at a time.

import { escapedLike } from '@bawaba/contract/name-filter.ts'
import { Button, LinkButton } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Pager } from '@bawaba/ui/pager.tsx'
import { SearchForm } from '@bawaba/web/forms/search-form.tsx'
import { GoButton } from '@bawaba/web/shell/links.tsx'
import { usePage } from '@bawaba/web/shell/page.tsx'
import { PendingPart } from '@bawaba/web/shell/pending.tsx'
import { ReadFailure } from '@bawaba/web/shell/read-failure.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { projects } from '../../projects.ts'
import { statusWords, unitFieldWords, unitStatuses, unitTypes, unitTypeWords } from '../../unit.ts'
import { readUnitCode } from '../../unit-code.ts'
import { messages } from './messages.ts'
import { SaleBar } from './sale-bar.tsx'
import type { UnitsSearch } from './search.ts'
import { UnitRows } from './unit-rows.tsx'
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

export const UnitsPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const search: UnitsSearch = useSearch({ strict: false })
  const from = search.from ?? 0
  const filter = { where: whereOf(search), order: ['project ASC', 'code ASC'], limit: size, skip: from }
  const { data, error, refetch } = useUnits(filter)
  const selection = useSelection(data?.rows ?? [])
  usePage({ title: text(messages.title) })
  const show = (next: UnitsSearch) => {
    selection.clear()
    void navigate({ to: '/units', search: next } as never)
  }
  const options = (values: readonly string[], words: Record<string, { ar: string; en: string }>) =>
    values.map(value => ({ value, label: text(words[value] as { ar: string; en: string }) }))
  const isNarrowed = Object.values({ ...search, from: undefined }).some(value => value !== undefined)

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
      <SearchForm
        values={{ q: search.q }}
        onSearch={({ q, project, status, type }) =>
          show({
            q: q || undefined,
            project: project || undefined,
            status: status || undefined,
            type: type || undefined,
          })
        }
        className={styles.filters}
      >
        <FieldFrame id="project" label={text(unitFieldWords.project)}>
          <SelectInput
            key={search.project}
            id="project"
            name="project"
            defaultValue={search.project}
            placeholder={text(messages.any)}
            options={projects.map(({ code, title }) => ({ value: code, label: text(title) }))}
          />
        </FieldFrame>
        <FieldFrame id="status" label={text(messages.status)}>
          <SelectInput
            key={search.status}
            id="status"
            name="status"
            defaultValue={search.status}
            placeholder={text(messages.any)}
            options={options(unitStatuses, statusWords)}
          />
        </FieldFrame>
        <FieldFrame id="type" label={text(unitFieldWords.type)}>
          <SelectInput
            key={search.type}
            id="type"
            name="type"
            defaultValue={search.type}
            placeholder={text(messages.any)}
            options={options(unitTypes, unitTypeWords)}
          />
        </FieldFrame>
        <FieldFrame id="q" label={text(messages.search)} hint={text(messages.searchHint)}>
          <TextInput
            id="q"
            name="q"
            latin
            defaultValue={search.q}
            autoComplete="off"
            describedBy={describedBy('q', { hint: true })}
          />
        </FieldFrame>
        <Button type="submit">{text(messages.find)}</Button>
      </SearchForm>
      {error && <ReadFailure what={messages.title} error={error} onAgain={refetch} />}
      {!data && !error && <PendingPart />}
      {data && (
        <>
          <p role="status" className={styles.meta}>
            {text(messages.count, { count: data.total })}
          </p>
          {data.total === 0 && (
            <EmptyState
              title={text(isNarrowed ? messages.none : messages.noneYet)}
              action={isNarrowed && <Button onClick={() => show({})}>{text(messages.clear)}</Button>}
            />
          )}
          <SaleBar selection={selection} />
          {data.total > 0 && <UnitRows rows={data.rows} selection={selection} />}
          <Pager
            from={from}
            size={size}
            total={data.total}
            onTurn={turned => show({ ...search, from: turned })}
          />
        </>
      )}
    </div>
  )
}
