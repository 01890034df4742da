// The links of the footer that the product brings, under their headings, in their order.

import type { footerSections } from '@bawaba/contract/content-rules.ts'
import type { Text } from '@bawaba/language/index.ts'

type Section = (typeof footerSections)[number]
export const sectionTitles: Record<Section, Text> = {
  portal: { ar: 'البوابة', en: 'The portal' },
  help: { ar: 'المساعدة والتواصل', en: 'Help and contact' },
  policies: { ar: 'السياسات', en: 'Policies' },
}

type BroughtLink = {
  slug: string
  section: Section
  address: string
  title: Text
}

export const brought: readonly BroughtLink[] = [
  { slug: 'services', section: 'portal', address: '/services', title: { ar: 'الخدمات', en: 'Services' } },
  {
    slug: 'track',
    section: 'portal',
    address: '/track',
    title: { ar: 'متابعة طلب برقمه', en: 'Track a request' },
  },
  {
    slug: 'about',
    section: 'portal',
    address: '/about',
    title: { ar: 'عن البوابة', en: 'About the portal' },
  },
  { slug: 'news', section: 'portal', address: '/news', title: { ar: 'الأخبار', en: 'News' } },
  {
    slug: 'citizen-guide',
    section: 'portal',
    address: '/citizen-guide',
    title: { ar: 'دليل المواطن', en: 'Citizen guide' },
  },
  {
    slug: 'service-centers',
    section: 'portal',
    address: '/service-centers',
    title: { ar: 'مراكز الخدمة', en: 'Service centers' },
  },
  {
    slug: 'contact',
    section: 'help',
    address: '/contact',
    title: { ar: 'تواصل معنا', en: 'Contact us' },
  },
  {
    slug: 'faq',
    section: 'help',
    address: '/faq',
    title: { ar: 'الأسئلة الشائعة', en: 'Questions and answers' },
  },
  { slug: 'help', section: 'help', address: '/help', title: { ar: 'المساعدة', en: 'Help' } },
  {
    slug: 'user-guides',
    section: 'help',
    address: '/user-guides',
    title: { ar: 'أدلة الاستخدام', en: 'User guides' },
  },
  {
    slug: 'privacy-policy',
    section: 'policies',
    address: '/privacy-policy',
    title: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
  },
  {
    slug: 'clients-charter',
    section: 'policies',
    address: '/clients-charter',
    title: { ar: 'ميثاق المتعاملين', en: 'Clients’ charter' },
  },
  {
    slug: 'code-of-conduct',
    section: 'policies',
    address: '/code-of-conduct',
    title: { ar: 'مدونة السلوك', en: 'Code of conduct' },
  },
  {
    slug: 'accessibility',
    section: 'policies',
    address: '/accessibility',
    title: { ar: 'إتاحة الاستخدام', en: 'Accessibility' },
  },
]
