// Rules for code that runs in browsers: what must be in one place because browsers differ, or because what leaves a page must
// come back into it as it was.

import type { Rule } from './rules.ts'

const isTest = (path: string): boolean => /\.test\.tsx?$|\/test-[\w-]+\.ts$/.test(path)

export const browserRules: Rule[] = [
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
    // A page stays open over midnight, and a day that was taken once would stay yesterday's.
    name: 'a page takes the day from web/client/use-today.tsx',
    find: ({ path, text }) =>
      /^(web|ui|forms|programmes)\//.test(path) &&
      path.endsWith('.tsx') &&
      path !== 'web/client/use-today.tsx' &&
      !isTest(path) &&
      /useState\(\(\) => (addDays\()?cairoDate\(new Date|^ {2}const \w+ = cairoDate\(new Date\(\)\)/m.test(
        text,
      )
        ? [`${path} takes the day once; use useToday()`]
        : [],
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
