// The footer: whom to call and when, where to go, which version this is.

import { useText } from '@bawaba/ui/language.tsx'
import { Lattice } from '@bawaba/ui/lattice.tsx'
import { Words } from '@bawaba/ui/words.tsx'
import type { FooterColumn } from './app.ts'
import { Brand } from './brand.tsx'
import { useApp, usePortal } from './context.tsx'
import styles from './footer.module.css'
import { FooterSlots } from './late-slots.tsx'
import { messages } from './messages.ts'
import { hotlinesOf } from './names.ts'
import { NavLink, useNavigation } from './navigation.tsx'

const Links = ({ title, links, columns = 1 }: { title: string } & Omit<FooterColumn, 'title'>) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <ul className={columns === 3 ? styles.three : undefined}>
      {useNavigation(links).map(item => (
        <li key={item.text.en}>
          <NavLink item={item} className={styles.link} />
        </li>
      ))}
    </ul>
  </nav>
)

const Hotlines = () => {
  const text = useText()
  return (
    <div>
      <h2>{text(messages.helpHere)}</h2>
      <ul className={styles.hotlines}>
        {hotlinesOf(usePortal()?.config).map(({ number, label, hours }) => (
          <li key={number}>
            <span>{text(label)}</span>
            <a className={styles.hotline} href={`tel:${number}`}>
              <bdi dir="ltr" translate="no">
                {number}
              </bdi>
            </a>
            <span className={styles.hours}>{text(hours)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const Footer = () => {
  const text = useText()
  const { base, footer } = useApp()
  const portal = usePortal()
  // What administrators put there leads to pages of the citizens' app.
  const own = (base === '' && portal?.config.links.footer) || []
  const version = portal?.version
  return (
    <footer className={styles.footer} data-print="never">
      <Lattice />
      <div className={styles.inner}>
        <div className={styles.columns}>
          <Hotlines />
          {[...footer, ...own].map(({ title, ...rest }) => (
            <Links key={title.en} title={text(title)} {...rest} />
          ))}
        </div>
        <div className={styles.low}>
          <Brand plain />
          <FooterSlots />
          {version && (
            <span className={styles.version}>
              <Words
                message={messages.version}
                params={{
                  version: (
                    <bdi dir="ltr" translate="no">
                      {version}
                    </bdi>
                  ),
                }}
              />
            </span>
          )}
        </div>
      </div>
    </footer>
  )
}
