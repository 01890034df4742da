// The sections of the open app's profile, loaded with its first page.

import { queryOptions, useQuery } from '@tanstack/react-query'
import type { AppDefinition, ProfileSection } from '../../shell/app.ts'
import { useApp } from '../../shell/context.tsx'

export const sectionsQuery = ({ name, profile }: AppDefinition) =>
  queryOptions({
    queryKey: ['profile sections', name],
    queryFn: async (): Promise<readonly ProfileSection[]> => (await profile?.()) ?? [],
  })

export const useSections = (): readonly ProfileSection[] => useQuery(sectionsQuery(useApp())).data ?? []
