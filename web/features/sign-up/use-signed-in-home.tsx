// Whoever is signed in already has nothing to do here and goes home.

import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '../../client/hooks.tsx'

export const useSignedInHome = (): void => {
  const router = useRouter()
  const { status } = useSession()
  useEffect(() => {
    if (status === 'signed-in') void router.navigate({ to: '/', replace: true })
  }, [status, router])
}
