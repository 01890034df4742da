// The settings of the front door: whose banner opens it, the authority's files, logos and links, and reports of screens.

import type { Setting } from './config-kinds.ts'

export const frontSettings = {
  MAIN_PROGRAMME: {
    kind: 'text',
    default: 'housing',
    sentence: 'The programme whose banner opens the first page; none: the portal’s own does.',
  },
  ASSETS_URL: {
    kind: 'url',
    default: '',
    sentence:
      'Where the authority’s documents and photographs lie, as https://assets.example/housing. Empty: no links to them, in demo mode a sample.',
  },
  BOOKING_CLOSED: {
    kind: 'words',
    default: '',
    sentence:
      'Closes the links to reserve: why, as JSON {"ar", "en"}, said to whoever presses one. Empty: they are open.',
  },
  SOCIAL_LINKS: {
    kind: 'social',
    default: '',
    sentence:
      'Where else the authority is to be found, as facebook=https://...,youtube=https://...; of facebook, x, youtube, instagram, linkedin, telegram, whatsapp. Empty: no links.',
  },
  LOGOS: {
    kind: 'logos',
    default: '[]',
    sentence:
      'Logos of the ministries in the footer, as JSON: [{"file": "ministry.svg", "name": {"ar", "en"}}]; the files lie below ASSETS_URL, and without it none is shown.',
  },
  COLLECTOR_URL: {
    kind: 'url',
    default: '',
    sentence:
      'Where pages report which screen is opened, with the service and the number of the request, and signing out (logout_action), as https://collector.example/screens. Empty: nowhere.',
  },
  ANALYTICS_URL: {
    kind: 'url',
    default: '',
    sentence:
      'Where pages report which screen is opened, signing out (logout_action), and nothing of anybody, for usage analytics; with ANALYTICS_KEY alone. Empty: nowhere.',
  },
  ANALYTICS_KEY: {
    kind: 'text',
    default: '',
    sentence:
      'The portal’s key at the usage analytics, which every browser is given. Empty: nothing is reported there.',
  },
  EMPLOYEE_APP_URL: {
    kind: 'url',
    default: '',
    sentence:
      'Where staff download the app for their phones, as https://apps.example/staff: a button in the staff workspace leads there. Empty: no button.',
  },
} as const satisfies Record<string, Setting>
