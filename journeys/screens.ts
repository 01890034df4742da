// Every screen that was asked for, with its address and who opens it: visited by screens.spec.ts, and listed in
// docs/screens.md, which `node run.mjs journeys/screens.ts` writes.

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Who } from './journey.ts'

export type Screen = {
  name: string
  path: string
  who?: Who
  /** A part of the page at that address, where it is no page of its own. */
  part?: string
  /** Staff write texts there, and read the names of what is filled in. */
  hasPlaceholders?: true
  /** Which journey opens it, where an address alone does not. */
  journey?: string
}

const visitor: Screen[] = [
  { name: 'Home, landing page', path: '/' },
  { name: 'Announcement box', path: '/', part: 'announcements' },
  { name: 'Guiding video', path: '/', part: 'video', journey: 'guiding-video' },
  { name: 'Project carousel, and list on small screens', path: '/', part: 'projects' },
  { name: 'Virtual tours with project selector', path: '/', part: 'tours' },
  { name: 'Guided tour of home', path: '/', part: 'tour', journey: 'aids' },
  { name: 'Help assistant', path: '/', part: 'in the search', journey: 'aids' },
  { name: 'Browsing type', path: '/', part: 'dialog', journey: 'aids' },
  { name: 'Language and theme switch, social links, footer', path: '/', part: 'frame' },
  { name: 'Search', path: '/search?q=عداد' },
  { name: 'Services list with filter and search', path: '/services' },
  { name: 'Most searched services', path: '/services', part: 'most searched' },
  { name: 'Service details before signing in', path: '/services/FIRST_CONNECTION' },
  { name: 'Project', path: '/projects/SABA' },
  { name: 'Login', path: '/login' },
  { name: 'Register', path: '/signup' },
  { name: 'Forgot password', path: '/forget-password/validate' },
  { name: 'Forgot password: e-mail sent', path: '/forget-password/email-sent' },
  { name: 'Forgot password: code, new password', path: '/forget-password/otp', journey: 'recovery' },
  { name: 'E-mail verification', path: '/email-verify' },
  { name: 'Mobile number validation', path: '/mobileNumber-validate' },
  { name: 'Return from external sign-in', path: '/auth-callback', journey: 'external-sign-in' },
  { name: 'Tracking a request by its number', path: '/track' },
  { name: 'Verification of a document or receipt', path: '/verify' },
  { name: 'Verification at its former address', path: '/verify-receipt' },
  { name: 'News', path: '/news' },
  { name: 'Questions and answers', path: '/faq' },
  { name: 'Help', path: '/help' },
  { name: 'About', path: '/about' },
  { name: 'Privacy policy', path: '/privacy-policy' },
  { name: 'Code of conduct', path: '/code-of-conduct' },
  { name: 'Citizen guide', path: '/citizen-guide' },
  { name: 'Clients charter', path: '/clients-charter' },
  { name: 'Accessibility statement', path: '/accessibility' },
  { name: 'User-guide library', path: '/user-guides' },
  { name: 'Service centers', path: '/service-centers' },
  { name: 'Contact: inquiry or complaint', path: '/contact' },
  { name: 'The form of a complaint', path: '/services/COMPLAINT/add' },
  { name: 'Newsletter', path: '/newsletter' },
  { name: 'Page not found', path: '/no-such-page' },
  { name: 'Page that broke, with retry and home', path: '/', part: 'problem', journey: 'problems' },
  { name: 'Maintenance', path: '/', part: 'gate', journey: 'maintenance' },
  { name: 'Unsupported browser', path: '/unsupported.html', journey: 'problems' },
]
const citizen: Screen[] = [
  { name: 'Home of who is signed in', path: '/' },
  { name: 'Service details, favourites, previous requests', path: '/services/FIRST_CONNECTION' },
  { name: 'Request form with steps', path: '/services/FIRST_CONNECTION/add' },
  { name: 'Draft saved for later', path: '/services/FIRST_CONNECTION/later' },
  { name: 'My requests', path: '/inbox' },
  { name: 'Request details, timeline, attachments', path: '/inbox', journey: 'casework-citizen' },
  { name: 'Payment', path: '/payments', journey: 'payments' },
  { name: 'My payments', path: '/payments' },
  { name: 'My documents', path: '/profile/documents' },
  { name: 'Notifications', path: '/notifications' },
  { name: 'Profile', path: '/profile' },
  { name: 'Profile: details', path: '/profile/details' },
  { name: 'Profile: contact', path: '/profile/contact' },
  { name: 'Profile: change password', path: '/profile/password' },
  { name: 'Profile: second step', path: '/profile/security' },
  { name: 'Profile: devices', path: '/profile/devices' },
  { name: 'Profile: notifications', path: '/profile/notifications' },
  { name: 'My meters', path: '/profile/meters' },
  { name: 'Meter registration', path: '/services/ADD_METER/add' },
  { name: 'Meter reading', path: '/services/METER_READING/add' },
  { name: 'Pay bills', path: '/services/PAY_BILLS/add' },
  { name: 'Book a unit', path: '/services/BOOK_UNIT/add' },
].map(screen => ({ who: 'citizen', ...screen }))
const employee = (who: Who, screens: Record<string, string>): Screen[] =>
  Object.entries(screens).map(([name, path]) => ({ name, path: `/employee${path}`, who }))
const staff: Screen[] = [
  { name: 'Employee login', path: '/employee/login' },
  { name: 'Agent login', path: '/agent/agent-login' },
  ...employee('supervisor', {
    'Home of staff': '/',
    'Staff inbox, table of requests': '/inbox',
    'Services as staff see them': '/services',
    'A service as staff see it': '/services/FIRST_CONNECTION',
  }),
  ...employee('reports', { 'Reports: table and chart': '/reports' }),
  ...employee('finance', {
    Payments: '/payments',
    Refunds: '/refunds',
    'Bookings to confirm': '/bookings',
    Reconciliation: '/reconciliation',
    'Import a statement': '/reconciliation/statement',
    'Month close': '/reconciliation/period',
    'Account statement': '/reconciliation/account?gatewayId=bank-account',
  }),
  ...employee('admin', {
    'Search by national ID': '/inboxById',
    'Users management': '/usersManagment',
    'Add a user': '/usersManagment/add',
    'Units management': '/units',
    'Announcements and videos': '/managingtweetsandvideos',
    'Content: pages': '/content/page',
    'Content: news': '/content/news',
    'Content: questions': '/content/faq',
    'Content: user guides': '/content/guide',
    'Content: newsletter': '/content/newsletter',
    'Content: footer': '/content/footer',
    'Content: menu': '/content/navigation',
    'Messages sent': '/outgoingMessages',
    Holidays: '/holidays',
    'Center closures': '/closures',
    'Maintenance switch': '/maintenance',
    'Failed jobs': '/failedJobs',
    Audit: '/audit',
  }),
  ...[
    { name: 'Write news', path: '/employee/content/news/add' },
    { name: 'Notification templates', path: '/employee/notificationTemplates' },
    { name: 'Translations', path: '/employee/texts' },
  ].map(screen => ({ ...screen, who: 'admin' as const, hasPlaceholders: true as const })),
  {
    name: 'Service availability',
    path: '/employee/services/ROOM_BOOKING/switches',
    who: 'designer',
    journey: 'switches',
  },
  { name: 'Agent: whom to act for', path: '/agent/', who: 'agent' },
]

export const screens: readonly Screen[] = [...visitor, ...citizen, ...staff]
/** Those that an address alone opens. */
export const visited = screens.filter(({ part, journey }) => part === undefined && journey === undefined)

const page = fileURLToPath(new URL('../docs/screens.md', import.meta.url))
const title = '## Every screen'
const row = ({ name, path, who, part, journey }: Screen): string =>
  `| ${name} | \`${path}\`${part ? ` (${part})` : ''} | ${who ?? 'visitor'} | ${journey ? `\`journeys/${journey}.spec.ts\`` : part ? 'with its page' : '`journeys/screens.spec.ts`'} |`

/** docs/screens.md with the table as it is now. */
export const screensDocument = (written: string): string =>
  `${(written.split(title)[0] ?? '').trimEnd()}

${title}

Every screen of what was asked for, with its address. Each that an address alone opens is visited in both languages, by day and by night, at 1440, 390 and 320 pixels, with axe, a silent console and no clipped text. Written by \`node run.mjs journeys/screens.ts\`.

| screen | address | who | opened by |
|---|---|---|---|
${screens.map(row).join('\n')}
`

export const readScreensPage = (): string => readFileSync(page, 'utf8')
if (import.meta.main) writeFileSync(page, screensDocument(readScreensPage()))
