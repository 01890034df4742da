// The catalogue's pages as staff see them: each service leads to its switches.

import { useText } from '@bawaba/ui/language.tsx'
import { useParams } from '@tanstack/react-router'
import { ListPage } from './list-page.tsx'
import { ServicePage } from './service-page.tsx'
import { SwitchesLink } from './switches-link.tsx'

export const StaffListPage = () => {
  const text = useText()
  return <ListPage below={({ slug, label }) => <SwitchesLink slug={slug} label={text(label)} />} />
}

export const StaffServicePage = () => {
  const { serviceSlug = '' } = useParams({ strict: false })
  return <ServicePage below={<SwitchesLink slug={serviceSlug} />} />
}
