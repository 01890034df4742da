// The pages of information, loaded together: each alone is small, and what they share is most of them.

export { CentersPage } from './centers-page.tsx'
export { ContactPage } from './contact-page.tsx'
export { FaqPage } from './faq-page.tsx'
export { GuidesPage } from './guides-page.tsx'
export { NewsItemPage } from './news-item-page.tsx'
export { NewsPage } from './news-page.tsx'
export { NewsletterPage } from './newsletter-page.tsx'
export { TextPage } from './text-page.tsx'
