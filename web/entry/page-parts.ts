// What a page fetches besides its app's own script, by the path of its route: named in its document, so that it is asked for
// with the app and not after it, and counted by the budgets of `web/budgets.ts`.

/** Parts by their names in the manifest of the build, which is refused where one of them is gone. */
export const pageParts = {
  '/services': ['features/services/list-page.tsx'],
  '/services/$serviceSlug': ['features/services/service-page.tsx'],
  '/services/$serviceSlug/add': [
    'shell/guard.tsx',
    'features/apply/apply-page.tsx',
    'modules/requests/load.ts',
  ],
  '/login': ['features/account/sign-in-page.tsx'],
  '/inbox': ['shell/guard.tsx', 'features/requests/list-page.tsx', 'features/requests/load-list.ts'],
} as const satisfies Record<string, readonly string[]>

/** Those of a route; none where its page is drawn with what every page has. */
export const partsOf = (path: string): readonly string[] =>
  (pageParts as Partial<Record<string, readonly string[]>>)[path] ?? []
