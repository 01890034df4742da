// Links that prove an e-mail address: sent, followed once.

export { type EmailLinks, maskedEmail } from './email-links.ts'
export { emailLinksStore } from './store.ts'
