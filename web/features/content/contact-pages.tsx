// The pages with the form of the newsletter, loaded together.

export { ContactPage } from './contact-page.tsx'
export { NewsletterPage } from './newsletter-page.tsx'
