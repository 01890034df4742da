// The picture of a category: what its programme has drawn for it. It adorns names that stand beside it; a category without
// one is shown without.

import { Drawn } from '@bawaba/ui/drawn.tsx'
import { useApp } from '../../shell/context.tsx'

export const CategoryPicture = ({
  category = '',
  className,
  isFirst,
}: {
  category: string | undefined
  className?: string | undefined
  /** It is seen as soon as the page is there. */
  isFirst?: boolean
}) => {
  const addressOf = useApp().pictures?.[category]
  if (!addressOf) return null
  return <Drawn addressOf={addressOf} name={category} alt="" className={className} isFirst={isFirst} />
}
