// The sections of the open app's profile, loaded with its first page. Not in the query cache: that one is stored with the
// session, and components are no data.

import type { AppDefinition, ProfileSection } from '../../shell/app.ts'
import { useApp } from '../../shell/context.tsx'

const loaded = new WeakMap<AppDefinition, readonly ProfileSection[]>()

/** Before a page of the profile is drawn. */
export const loadSections = async (app: AppDefinition): Promise<void> => {
  loaded.set(app, (await app.profile?.()) ?? [])
}

export const useSections = (): readonly ProfileSection[] => loaded.get(useApp()) ?? []
