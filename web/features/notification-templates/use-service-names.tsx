// The services by name, as administrators choose among them.

import { useLanguage } from '@bawaba/ui/language.tsx'
import { useCallWhen } from '../../client/hooks.tsx'

export const useServiceNames = () => {
  const language = useLanguage()
  const { data } = useCallWhen({ fresh: 'untilChanged' }, 'GET users/choices')
  const services = data?.services ?? []
  const collator = new Intl.Collator(language)
  return {
    isLoaded: data !== undefined,
    options: services
      .map(({ slug, label }) => ({ value: slug, label: label[language] }))
      .sort((one, other) => collator.compare(one.label, other.label)),
    nameOf: (slug: string): string => services.find(one => one.slug === slug)?.label[language] ?? slug,
  }
}
