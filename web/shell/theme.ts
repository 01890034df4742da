// Light, dark, or as the device. The choice is an attribute on <html>; without one the system decides.
// The inline script of the document applies it before the first paint, so there is no flash.

import type { Stored } from '../client/stored.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)

export const storedTheme = (stored: Stored): Theme => {
  const theme = stored.get('theme')
  return isTheme(theme) ? theme : 'system'
}

export const chooseTheme = (stored: Stored, theme: Theme): void => {
  stored.set('theme', theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
