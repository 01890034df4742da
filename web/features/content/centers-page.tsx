// Service centers: when they are open, whom to call, and all of them by governorate. The search is a plain form: without
// a script it asks the server.

import { Bdi } from '@bawaba/ui/bidi.tsx'
import { buttonClass } from '@bawaba/ui/button.tsx'
import { EmptyState } from '@bawaba/ui/empty-state.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import type { IconName } from '@bawaba/ui/icons.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../client/hooks.tsx'
import { lazyPart } from '../../client/lazy-part.tsx'
import { SearchForm } from '../../forms/search-form.tsx'
import { ClosureNotices } from '../../modules/appointments/closure-notices.tsx'
import box from '../../modules/catalogue/search-form.module.css'
import { usePortal } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { hotlinesOf } from '../../shell/names.ts'
import { usePage } from '../../shell/page.tsx'
import { TelephoneLink } from '../../shell/telephone-link.tsx'
import { messages } from './centers.messages.ts'
import styles from './centers.module.css'
import { byGovernorate, type Center, centersFor } from './centers.ts'
import { ReadingPage } from './reading.tsx'
import type { ContentSearch } from './search.ts'

const TileMap = lazyPart(() => import('@bawaba/ui/controls/tile-map.tsx'), 'TileMap')

const Fact = ({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) => (
  <section className={styles.fact}>
    <Icon name={icon} />
    <h2>{title}</h2>
    {children}
  </section>
)

/** Loaded once it is opened, from the host that settings name; without one there is none. */
const OnMap = ({ coordinates }: Pick<Center, 'coordinates'>) => {
  const text = useText()
  const domain = usePortal()?.config.maps.domain
  const [isOpen, setOpen] = useState(false)
  if (!domain || !coordinates) return null
  const spot = { lat: coordinates.latitude, lng: coordinates.longitude }
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{text(messages.map)}</summary>
      {isOpen && <TileMap domain={domain} spot={spot} goal={spot} readOnly onChoose={() => undefined} />}
    </details>
  )
}

const CenterCard = ({ center: { name, company, address, coordinates, closures } }: { center: Center }) => {
  const text = useText()
  return (
    <li className={styles.center}>
      <h3>
        <Bdi>{text(name)}</Bdi>
      </h3>
      <p className={styles.muted}>
        <Bdi>{text(company)}</Bdi>
      </p>
      {address && <p>{text(address)}</p>}
      {closures && (
        <div className={styles.closed}>
          <ClosureNotices closures={closures} />
        </div>
      )}
      <OnMap coordinates={coordinates} />
    </li>
  )
}

const Search = ({ query }: { query: string }) => {
  const text = useText()
  const navigate = useNavigate()
  return (
    <SearchForm
      values={{ q: query }}
      onSearch={({ q }) =>
        void navigate({ to: '/service-centers', search: q ? { q } : {}, replace: true, resetScroll: false })
      }
      asOneTypes
      action="/service-centers"
      className={box.form}
    >
      <label htmlFor="center" className={box.label}>
        {text(messages.search)}
      </label>
      <span className={box.row}>
        <span className={box.box}>
          <Icon name="search" />
          <input
            id="center"
            type="search"
            name="q"
            defaultValue={query}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={100}
          />
        </span>
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          {text(messages.find)}
        </button>
      </span>
    </SearchForm>
  )
}

export const CentersPage = () => {
  const text = useText()
  const language = useLanguage()
  const search: ContentSearch = useSearch({ strict: false })
  const q = search.q === undefined ? '' : String(search.q).slice(0, 100)
  const { data = [] } = useCall('GET serviceCenters')
  const hotlines = hotlinesOf(usePortal()?.config)
  usePage({ title: text(messages.title), description: text(messages.lead) })
  const found = centersFor(data, q)
  return (
    <ReadingPage title={text(messages.title)} lead={text(messages.lead)}>
      <div className={styles.facts}>
        <Fact icon="clock" title={text(messages.hours)}>
          <p>{text(messages.hoursText)}</p>
        </Fact>
        <Fact icon="phone" title={text(messages.support)}>
          <p>{text(messages.supportText)}</p>
          {hotlines.map(({ number, label }) => (
            <p key={number}>
              <TelephoneLink number={number} label={text(label)} />
            </p>
          ))}
        </Fact>
      </div>
      {data.length === 0 ? (
        <EmptyState title={text(messages.noCenters)} />
      ) : (
        <>
          <Search query={q} />
          <p role="status" className={styles.muted}>
            {text(messages.found, { count: found.length })}
          </p>
          {found.length === 0 && (
            <EmptyState
              title={text(messages.none)}
              action={<GoButton to="/service-centers">{text(messages.all)}</GoButton>}
            />
          )}
          <div className={styles.governorates}>
            {byGovernorate(found, language).map(({ name, centers }) => (
              <section key={name.en} className={styles.governorate}>
                <h2>{text(name)}</h2>
                <ul>
                  {centers.map(center => (
                    <CenterCard key={center.code} center={center} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
    </ReadingPage>
  )
}
