// The gallery of the drawings, in demo mode: each as it is made, by day and at night, to be looked at after a change.

import { Ltr } from '@bawaba/ui/bidi.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { usePage } from '@bawaba/web/shell/page.tsx'
import { messages } from './messages.ts'
import { address } from './pictures/housing.pictures.ts?drawn'
import styles from './pictures-page.module.css'
import { useOffering } from './queries.ts'

export const PicturesPage = () => {
  const text = useText()
  const names = ['panorama', ...(useOffering()?.projects ?? []).map(({ code }) => code)]
  usePage({ title: text(messages.pictures) })
  return (
    <div className={styles.page}>
      <h1>{text(messages.pictures)}</h1>
      {names.map(name => (
        <figure key={name} className={styles.pair}>
          <img src={address(name, 'day')} alt="" loading="lazy" />
          <img src={address(name, 'night')} alt="" loading="lazy" />
          <figcaption>
            <Ltr>{name}</Ltr>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
