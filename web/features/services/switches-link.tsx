// The way from a service in the catalogue of staff to its switches, for employees who may change them.

import { scopeOf } from '@bawaba/contract/policy.ts'
import { designing } from '@bawaba/contract/policy-rows.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { useSession } from '../../client/hooks.tsx'
import { GoButton } from '../../shell/links.tsx'
import styles from './switches-link.module.css'

const words = {
  change: { ar: 'تغيير الإتاحة', en: 'Change availability' },
  of: { ar: 'تغيير الإتاحة: {service}', en: 'Change availability: {service}' },
} as const

export const SwitchesLink = ({ slug, label }: { slug: string; label?: string }) => {
  const text = useText()
  const { user } = useSession()
  const caller = { mode: 'EMPLOYEE', roles: user?.roles ?? [] } as const
  if (scopeOf(designing, caller) === undefined) return null
  return (
    <div className={styles.link}>
      <GoButton
        to="/services/$serviceSlug/switches"
        params={{ serviceSlug: slug }}
        icon="settings"
        small
        aria-label={label === undefined ? undefined : text(words.of, { service: label })}
      >
        {text(words.change)}
      </GoButton>
    </div>
  )
}
