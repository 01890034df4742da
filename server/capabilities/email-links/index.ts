// Links that prove an e-mail address: sent, followed once.

export { createEmailLinks, type EmailLinks } from './email-links.ts'
export { emailLinkRoutes } from './routes.ts'
export { emailLinksStore } from './store.ts'
