// A box to tick that is its own label, above it links to what is agreed to: they open beside the form, which stays.

import { t } from '@bawaba/language/index.ts'
import { CheckboxInput } from '@bawaba/ui/controls/checkbox-input.tsx'
import { Optional } from '@bawaba/ui/controls/field-frame.tsx'
import { VisuallyHidden } from '@bawaba/ui/visually-hidden.tsx'
import { controlOf, type Widget } from '../../react/widget.tsx'
import styles from './consent.module.css'
import { opensBeside } from './messages.ts'

export const consentWidget: Widget = {
  frame: () => 'bare',
  Control: props => {
    const { field, store, language } = props
    return (
      <>
        {field.links && (
          <ul className={styles.links}>
            {field.links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noreferrer">
                  {label[language]}
                  <VisuallyHidden> {t(language, opensBeside)}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
        )}
        <CheckboxInput
          {...controlOf(props)}
          label={
            <>
              {field.label[language]}
              {!field.required && <Optional />}
            </>
          }
          defaultChecked={store.get(field.name) === true}
        />
      </>
    )
  },
  read: frame => frame.querySelector('input:checked') !== null,
}
