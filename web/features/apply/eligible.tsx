// The form of a service that checks conditions itself: for a person who does not meet them, a page with the reason and what
// they can do instead. It is loaded for such services only.

import type { Service } from '@bawaba/contract/entities/service.ts'
import type { Messages } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import type { ReactNode } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { callQuery } from '../../client/queries.ts'
import { useRead } from '../../client/use-read.tsx'
import { textOf } from '../../modules/catalogue/texts.ts'
import { GoButton } from '../../shell/links.tsx'
import { Pending } from '../../shell/pending.tsx'
import { Instead } from './instead.tsx'

const messages = {
  title: {
    ar: 'لا يمكنك التقديم على هذه الخدمة',
    en: 'You cannot apply for this service',
  },
  condition: {
    ar: 'هذه الخدمة لمن يستوفي الشرط: «{condition}».',
    en: 'This service is for: {condition}.',
  },
  service: {
    ar: 'شروط الخدمة وخطواتها',
    en: 'Conditions and steps of the service',
  },
} as const satisfies Messages

export const Eligible = ({ service, children }: { service: Partial<Service>; children: ReactNode }) => {
  const text = useText()
  const { serviceSlug = '' } = service
  const { data, isLoading } = useRead({
    ...callQuery(useClient(), 'GET :service/eligibility', { params: { service: serviceSlug } }),
    // The profile may have changed since.
    fresh: 'always',
  })
  if (isLoading) return <Pending />
  // Without an answer the server judges when the form is sent.
  const { unmet } = data ?? { unmet: [] }
  if (unmet.length === 0) return children
  return (
    <Instead
      title={text(messages.title)}
      caption={text(textOf(service.translations, service.serviceLabel))}
      actions={
        <>
          {unmet
            .flatMap(({ links }) => links)
            .map(({ href, label }) => (
              <GoButton key={href} to={href} variant="primary">
                {text(label)}
              </GoButton>
            ))}
          <GoButton to="/services/$serviceSlug" params={{ serviceSlug }}>
            {text(messages.service)}
          </GoButton>
        </>
      }
    >
      {unmet.map(({ text: condition, instead }) => (
        <div key={condition.en}>
          <p>
            <strong>{text(messages.condition, { condition: text(condition) })}</strong>
          </p>
          <p>{text(instead)}</p>
        </div>
      ))}
    </Instead>
  )
}
