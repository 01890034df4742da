// Rules for code that runs in browsers: what must be in one place because browsers differ, or because what leaves a page must
// come back into it as it was.

import type { Rule } from './rules.ts'

const isTest = (path: string): boolean => /\.test\.tsx?$|\/test-[\w-]+\.ts$/.test(path)

/** Where reads are marked as out of date by hand; it only shrinks. */
const markedByHand: Readonly<Record<string, number>> = {
  'programmes/housing/web/sale/own-entry.tsx': 1,
  'programmes/housing/web/sale/sales-page.tsx': 2,
  'programmes/housing/web/units/sale-bar.tsx': 1,
  'programmes/housing/web/units/unit-page.tsx': 1,
  'web/entry/start.tsx': 1,
  'web/features/announcements/use-changes.ts': 2,
  'web/features/announcements/video-page.tsx': 2,
  'web/features/finance/day-list.tsx': 1,
  'web/features/finance/difference-list.tsx': 1,
  'web/features/inbox/day/unassigned.tsx': 1,
  'web/features/inbox/decisions/use-decisions.tsx': 2,
  'web/features/inbox/list/use-inbox.tsx': 4,
  'web/features/inbox/request/letters-part.tsx': 1,
  'web/features/maintenance/maintenance-page.tsx': 1,
  'web/features/managed-content/use-content.ts': 1,
  'web/features/notification-templates/use-templates.ts': 1,
  'web/features/pay/use-payment.tsx': 2,
  'web/features/personal-data/own-erasure.tsx': 1,
  'web/features/personal-data/use-changed.tsx': 1,
  'web/features/requests/use-fresh.tsx': 1,
  'web/features/security/devices-section.tsx': 1,
  'web/features/security/factors-section.tsx': 1,
  'web/features/security/identities-section.tsx': 1,
  'web/features/service-switches/switches-page.tsx': 1,
  'web/features/texts/proposal.tsx': 1,
  'web/features/texts/text-form.tsx': 2,
  'web/modules/catalogue/favourites.tsx': 1,
  'web/modules/deadlines/due-countdown.tsx': 1,
  'web/modules/drafts/queries.ts': 1,
  'web/modules/requests/queries.ts': 1,
  'web/shell/bell/use-notifications.tsx': 1,
}

/** What is measured from one moment of the device to another, or without the network; it only shrinks. */
const byDevice: Readonly<Record<string, number>> = {
  'web/client/client.ts': 1,
  'web/client/server-clock.ts': 2,
  'web/entry/start.tsx': 1,
  'web/features/pay/use-payment.tsx': 2,
  'web/features/sign-up/mobile-page.tsx': 2,
  'web/features/sign-up/use-sign-up.tsx': 1,
  'web/features/verify/offline/page.ts': 1,
  'web/modules/account/use-countdown.tsx': 3,
  'web/shell/idle-watch.tsx': 4,
  'web/shell/use-maintenance.tsx': 2,
}

export const browserRules: Rule[] = [
  {
    // An answer is believed until something says that it changed: docs/decisions/reads-and-writes.md.
    name: 'pages read by useRead, which says how fresh an answer is',
    find: ({ path, text }) =>
      /^(web|programmes)\//.test(path) &&
      !/^web\/client\/use-read(-pages)?\.tsx$/.test(path) &&
      !isTest(path) &&
      /\buse(?:Suspense)?(?:Infinite)?Quer(?:y|ies)\b/.test(text.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, ''))
        ? [`${path} reads by a query of its own; use useRead()`]
        : [],
  },
  {
    name: 'what a write makes stale is declared beside its call',
    find: ({ path, text }) => {
      if (!/^(web|programmes)\//.test(path) || path.startsWith('web/client/') || isTest(path)) return []
      const found = [...text.matchAll(/\binvalidateQueries\(/g)].length
      return found > (markedByHand[path] ?? 0)
        ? [`${path} marks what was read by hand; use useWrites() or makeStale()`]
        : []
    },
  },
  {
    // JSON drops `undefined`, and the server's clock is not the device's: docs/decisions/page-state.md.
    name: 'the queries of a page travel through web/entry/page-state.ts alone',
    find: ({ path, text }) =>
      path.startsWith('web/') &&
      path !== 'web/entry/page-state.ts' &&
      !isTest(path) &&
      /\b(de)?hydrate\(|\bHydrationBoundary\b/.test(text)
        ? [`${path} transfers queries of its own`]
        : [],
  },
  {
    // Browsers throw where storing is blocked. The early script runs before anything else and catches for itself.
    name: 'what a browser stores goes through web/client/storage.ts',
    find: ({ path, text }) =>
      /^(web|ui|forms|programmes)\//.test(path) &&
      path !== 'web/client/storage.ts' &&
      path !== 'web/entry/early-script.ts' &&
      !isTest(path) &&
      /\b(localStorage|sessionStorage)\b/.test(text.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, ''))
        ? [`${path} uses a storage of the browser directly`]
        : [],
  },
  {
    // React keeps a script that did not come as it is, for ever, and what breaks takes the page where no part catches it.
    name: 'parts with a script of their own are optional or required parts',
    find: ({ path, text }) =>
      /^(web|ui|forms|programmes)\//.test(path) &&
      !['web/client/lazy-part.tsx', 'ui/required-part.ts'].includes(path) &&
      /\bimport \{[^}]*\blazy\b[^}]*\} from 'react'|\bReact\.lazy\(/.test(text)
        ? [`${path} loads a part by itself; use lazyPart(), lateComponent() or requiredPart()`]
        : [],
  },
  {
    // Whoever leaves learns what is not saved: signing out, the end of an idle session, the end of acting, the language.
    name: 'pages and sessions are left through web/shell/leaving.ts',
    find: ({ path, text }) =>
      /^(web|programmes)\//.test(path) &&
      path !== 'web/shell/leaving.ts' &&
      !isTest(path) &&
      /import \{[^}]*\bflush\b[^}]*\} from '[^']*\/flush\.ts'/.test(text)
        ? [`${path} flushes by itself; use leaveStored()`]
        : [],
  },
  {
    // A page stays open over midnight, and a day that was taken once would stay yesterday's.
    name: 'a page takes the day from web/client/use-today.tsx',
    find: ({ path, text }) =>
      /^(web|ui|forms|programmes)\//.test(path) &&
      path.endsWith('.tsx') &&
      path !== 'web/client/use-today.tsx' &&
      !isTest(path) &&
      /useState\(\(\) => (addDays\()?cairoDate\((new Date|serverNow)|^ {2}const \w+ = cairoDate\((new Date|serverNow)\(\)\)/m.test(
        text,
      )
        ? [`${path} takes the day once; use useToday()`]
        : [],
  },
  {
    // A device may be hours off: what it shows beside a time of the server, or compares with one, would be wrong.
    name: 'pages take the time from web/client/server-clock.ts',
    find: ({ path, text }) => {
      if (!/^(web|programmes\/[\w-]+\/web)\//.test(path) || isTest(path)) return []
      const found = [...text.matchAll(/\bDate\.now\(\)|\bnew Date\(\)|\bnew Date\(dataUpdatedAt\)/g)].length
      return found > (byDevice[path] ?? 0)
        ? [`${path} takes the time of the device; use serverNow() or serverTimeOf()`]
        : []
    },
  },
  {
    // Translators change codes and numbers like any other text: docs/decisions/translated-pages.md.
    name: 'codes and identifiers are marked for translators',
    find: ({ path, text }) =>
      path.endsWith('.tsx') &&
      /<bdi dir="ltr"(?! translate="no")|<code(?=[\s>])(?! translate="no")/.test(text)
        ? [`${path} draws a code that translators change; use Ltr or translate="no"`]
        : [],
  },
]
