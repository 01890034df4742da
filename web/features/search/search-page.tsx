// All results of a search, by kind, in the address.

import { type FoundKind, foundKinds } from '@bawaba/contract/found-kinds.ts'
import { buttonClass } from '@bawaba/ui/button.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Tabs } from '@bawaba/ui/tabs.tsx'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCall, useCallWhen } from '../../client/hooks.tsx'
import { SearchForm } from '../../forms/search-form.tsx'
import { inGroups, targetOf } from '../../modules/search/found.ts'
import { MarkedText } from '../../modules/search/marked-text.tsx'
import { messages } from '../../modules/search/messages.ts'
import { OwnAnswer } from '../../modules/search/own-answer.tsx'
import { useOwnAnswer } from '../../modules/search/use-own-answer.tsx'
import { WaysOn } from '../../modules/search/ways-on.tsx'
import { useApp } from '../../shell/context.tsx'
import { GoTab } from '../../shell/links.tsx'
import { usePage } from '../../shell/page.tsx'
import shell from '../../shell/shell.module.css'
import { type PortalSearch, readSearch, searchInput } from './search.ts'
import styles from './search-page.module.css'

const Box = ({ query }: { query: string }) => {
  const text = useText()
  const { base } = useApp()
  const navigate = useNavigate()
  return (
    <SearchForm
      values={{ q: query }}
      onSearch={({ q }) =>
        void navigate({ to: '/search', search: q ? { q } : {}, replace: true, resetScroll: false })
      }
      asOneTypes
      action={`${base}/search`}
      className={styles.form}
    >
      <label htmlFor="search" className={styles.label}>
        {text(messages.label)}
      </label>
      <span className={styles.row}>
        <span className={styles.box}>
          <Icon name="search" />
          <input
            id="search"
            type="search"
            name="q"
            defaultValue={query}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
          />
        </span>
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          {text(messages.search)}
        </button>
      </span>
    </SearchForm>
  )
}

const MostSearched = () => {
  const text = useText()
  const most = useCall('GET search/mostSearched').data ?? []
  return most.length === 0 ? null : (
    <section className={styles.group}>
      <h2>{text(messages.mostSearched)}</h2>
      <ul className={styles.chips}>
        {most.map(({ kind, id, title, path }) => (
          <li key={`${kind} ${id}`}>
            <Link {...targetOf(path)} className={styles.chip}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Results = ({ q, kind }: { q: string; kind: FoundKind | undefined }) => {
  const text = useText()
  const navigate = useNavigate()
  const answer = useOwnAnswer(q)
  const { data } = useCallWhen({ placeholderData: previous => previous }, 'GET search', searchInput(q, kind))
  const own = answer && <OwnAnswer answer={answer} />
  // What comes close to a question that is answered is no answer to it.
  if (!data || (own && data.isPartial)) return own
  const all = Object.values(data.counts).reduce((sum, count) => sum + count, 0)
  const kinds = foundKinds.filter(name => data.counts[name])
  if (all === 0)
    return (
      own ?? <WaysOn query={q} onClear={() => void navigate({ to: '/search', search: {}, replace: true })} />
    )
  return (
    <>
      {own}
      {kinds.length > 1 && (
        <Tabs label={text(messages.kinds)}>
          {[undefined, ...kinds].map(name => (
            <li key={name ?? 'all'}>
              <GoTab
                to="/search"
                search={{ q, kind: name }}
                count={name ? data.counts[name] : all}
                activeOptions={{ exact: true, includeSearch: true }}
                resetScroll={false}
              >
                {text(messages[name ?? 'all'])}
              </GoTab>
            </li>
          ))}
        </Tabs>
      )}
      <p role="status" className={styles.count}>
        {text(messages.found, { count: data.total })}
      </p>
      {data.isPartial && <p>{text(messages.partial)}</p>}
      {inGroups(data.items).map(group => (
        <section key={group.kind} className={styles.group}>
          <h2>{text(messages[group.kind])}</h2>
          <ol className={styles.results}>
            {group.hits.map(hit => (
              <li key={hit.id}>
                <h3>
                  <Link {...targetOf(hit.path)}>
                    <MarkedText text={hit.title} marks={hit.titleMarks} />
                  </Link>
                </h3>
                <p>
                  <MarkedText text={hit.text} marks={hit.textMarks} />
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

export const SearchPage = () => {
  const text = useText()
  const address: PortalSearch = useSearch({ strict: false })
  const { q, kind } = readSearch(address)
  usePage({ title: text(messages.title) })
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <h1>{text(messages.title)}</h1>
        <Box query={q ?? ''} />
        {q === undefined ? <MostSearched /> : <Results q={q} kind={kind} />}
      </div>
    </div>
  )
}
