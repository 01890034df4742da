// How the journeys run: one portal for all of them, a real browser, each journey once in Arabic and once in English.
// Playwright wants its configuration as a default export.

import { defineConfig } from '@playwright/test'
import type { Options } from './journey.ts'
import { launchOptions } from './launch.ts'

/** How patient to be: 1 on a quiet machine, more on one that others share. */
const pace = Number(process.env.PACE ?? 1)
/** The core is walked in Arabic, and where it turns on the language in both (docs/decisions/what-ci-runs.md). */
const core = { ar: /@core/, en: /@both/ }
const which = process.env.JOURNEYS
const select = (language: 'ar' | 'en') =>
  which === 'core' ? { grep: core[language] } : which === 'outside' ? { grepInvert: core[language] } : {}

export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './portal.ts',
  fullyParallel: true,
  workers: 2,
  // A journey that passes at the second try has shown a fault: it is not tried again.
  retries: 0,
  forbidOnly: true,
  // What a journey waits for has limits of its own; this one ends what hangs.
  timeout: Math.min(240_000 * pace, 600_000),
  expect: { timeout: 10_000 * pace },
  use: {
    // Set by the global setup; each worker reads this file anew.
    baseURL: process.env.PORTAL,
    timezoneId: 'Africa/Cairo',
    screenshot: 'only-on-failure',
    // A trace costs as much as the journey: --trace=retain-on-failure asks for one.
    trace: 'off',
    actionTimeout: 15_000 * pace,
    navigationTimeout: 30_000 * pace,
    launchOptions,
  },
  projects: [
    { name: 'ar', use: { language: 'ar' }, ...select('ar') },
    { name: 'en', use: { language: 'en' }, ...select('en') },
  ],
})
