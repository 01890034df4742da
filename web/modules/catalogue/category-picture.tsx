// The picture of a category: what its programme has drawn for it. It adorns names that stand beside it; a category without
// one is shown without.

import { Drawn } from '@bawaba/ui/drawn.tsx'
import { useApp } from '../../shell/context.tsx'

export const CategoryPicture = ({
  category = '',
  className,
}: {
  category: string | undefined
  className?: string | undefined
}) => {
  const addressOf = useApp().pictures?.[category]
  return addressOf ? <Drawn addressOf={addressOf} name={category} alt="" className={className} /> : null
}
