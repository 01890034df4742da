// Beside the form: the service in brief, what to have at hand, whom to call.

import type { Service } from '@bawaba/contract/entities/service.ts'
import { Card } from '@bawaba/ui/card.tsx'
import { Icon } from '@bawaba/ui/icon.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { CategoryPicture } from '../../modules/catalogue/category-picture.tsx'
import { Facts } from '../../modules/catalogue/service-facts.tsx'
import { textOf } from '../../modules/catalogue/texts.ts'
import { usePortal } from '../../shell/context.tsx'
import { hotlinesFor } from '../../shell/names.ts'
import { TelephoneLink } from '../../shell/telephone-link.tsx'
import styles from './apply.module.css'
import { messages } from './messages.ts'

export const Help = ({ service = {} }: { service?: Pick<Partial<Service>, 'categoryIds'> }) => {
  const text = useText()
  const hotlines = hotlinesFor(usePortal()?.config, service)
  return (
    <div className={styles.help}>
      <p>{text(messages.help)}</p>
      {hotlines.map(({ number, label }) => (
        <TelephoneLink key={number} number={number} label={text(label)} />
      ))}
    </div>
  )
}

export const FormAside = ({ service }: { service: Partial<Service> }) => {
  const text = useText()
  const say = (key: string | undefined) => text(textOf(service.translations, key))
  const { requiredPapers = [] } = service
  return (
    <>
      <Card className={styles.box}>
        <CategoryPicture category={service.categoryIds?.[0]} className={styles.picture} />
        <h2>{text(messages.facts)}</h2>
        <Facts service={service} say={say} />
      </Card>
      <Card className={styles.box}>
        {requiredPapers.length > 0 && (
          <>
            <h2>{text(messages.need)}</h2>
            <ul className={styles.needs}>
              {requiredPapers.map(key => (
                <li key={key}>
                  <Icon name="check" />
                  {say(key)}
                </li>
              ))}
            </ul>
          </>
        )}
        <Help service={service} />
      </Card>
    </>
  )
}
