// The provider's own pages: who one is, and that one has signed out. Plain HTML, both languages, no script.

import type { Language, Text } from '@bawaba/language/index.ts'
import { t } from '@bawaba/language/index.ts'
import { type DemoIdentity, demoIdentities } from './people.ts'

const words = {
  title: { ar: 'الهوية التجريبية', en: 'Demo identity' },
  who: { ar: 'بأي هوية تدخل؟', en: 'Which identity do you sign in with?' },
  explain: {
    ar: 'هذه جهة دخول للتجربة تعمل على هذا الجهاز. لا تطلب كلمة مرور.',
    en: 'This is a provider of sign-in for trying things out, on this machine. It asks for no password.',
  },
  cancel: { ar: 'إلغاء والعودة إلى البوابة', en: 'Cancel and go back to the portal' },
  leaving: { ar: 'تسجيل الخروج من الهوية التجريبية', en: 'Sign out of the demo identity' },
  out: { ar: 'تسجيل الخروج', en: 'Sign out' },
  stay: { ar: 'البقاء', en: 'Stay signed in' },
} as const

const plain = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`)

const style = `body{font:1.1rem/1.7 system-ui,Tahoma,sans-serif;margin:0;background:#f6f3ec;color:#15262b;color-scheme:light dark}
main{max-inline-size:32rem;margin:8vh auto;padding:0 1rem}
button{font:inherit;display:block;inline-size:100%;text-align:start;padding:.8rem 1rem;margin-block:.6rem;border:1px solid #8a8171;border-radius:10px;background:#fff;color:inherit;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #0b6e80;outline-offset:2px}
small{display:block;color:#54605f}a{color:#0b6e80}
@media(prefers-color-scheme:dark){body{background:#0f2026;color:#eef3f2}button{background:#182d34;border-color:#5f7a80}small{color:#b8c6c7}a{color:#7fd0df}}`

const page = (language: Language, title: Text, body: string): string =>
  `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${t(language, title)}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`

const choice = (language: Language, { subject, name, note }: DemoIdentity): string =>
  `<button name="subject" value="${plain(subject)}">${plain(t(language, name))}<small>${plain(t(language, note))}</small></button>`

/** The page that asks who one is; `action` is where the choice is sent. */
export const choicePage = (language: Language, action: string): string =>
  page(
    language,
    words.title,
    `<h1>${t(language, words.title)}</h1><p>${t(language, words.explain)}</p>
<form method="post" action="${plain(action)}"><h2>${t(language, words.who)}</h2>
${demoIdentities.map(identity => choice(language, identity)).join('')}
</form><p><a href="${plain(action)}/cancel">${t(language, words.cancel)}</a></p>`,
  )

/** The page that asks whether one leaves the provider too; `form` is the library's own. */
export const leavePage = (language: Language, form: string): string =>
  page(
    language,
    words.leaving,
    `<h1>${t(language, words.leaving)}</h1>${form}
<button form="op.logoutForm" name="logout" value="yes">${t(language, words.out)}</button>
<button form="op.logoutForm">${t(language, words.stay)}</button>`,
  )
