// The signed-in person as addresses name them.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import { useSession } from '../../client/hooks.tsx'

export const useWho = (): { slug: UserSlug; id: string } => {
  const { userSlug = 'citizen', userId = '' } = useSession()
  return { slug: userSlug as UserSlug, id: userId }
}
