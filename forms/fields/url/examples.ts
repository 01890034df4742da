// Named examples of a web address.

import type { FieldExample } from '../field.ts'

const home = 'https://housing.example.com/'
const arabic = 'https://xn--4gbrim.xn--wgbh1c/'

export const examples: FieldExample[] = [
  {
    name: 'website',
    entry: {
      label: 'site',
      hint: 'siteHint',
      type: 'String',
      uniforms: { type: 'url' },
    },
    translations: {
      ar: { site: 'موقع الشركة', siteHint: 'مثال: housing.example.com' },
      en: { site: 'Company website', siteHint: 'For example, housing.example.com' },
    },
    valid: [
      ['housing.example.com', home, home, home],
      [' HTTPS://Housing.Example.com ', home, home, home],
      ['//housing.example.com', home, home, home],
      [
        'http://example.com:8080/a?b=1#c',
        'http://example.com:8080/a?b=1#c',
        'http://example.com:8080/a?b=1#c',
        'http://example.com:8080/a?b=1#c',
      ],
      ['موقع.مصر', arabic, 'https://موقع.مصر/', 'https://موقع.مصر/'],
      // A Cyrillic letter that passes for a Latin one stays in its ASCII form.
      ['аpple.com', 'https://xn--pple-43d.com/', 'https://xn--pple-43d.com/', 'https://xn--pple-43d.com/'],
    ],
    wrong: [
      ['housing', 'url'],
      ['http://localhost/', 'url'],
      ['housing .example.com', 'url'],
      ['https:\\\\example.com', 'url'],
      ['https://example.com.', 'url'],
      ['https://.example.com', 'url'],
      ['http://127.0.0.1/', 'url'],
      ['http://0x7f.1/', 'url'],
      ['http://2130706433/', 'url'],
      ['http://[::1]/', 'url'],
      ['https://example.com:99999/', 'url'],
      ['https://user@example.com', 'userInfo'],
      ['https://example.com@evil.example', 'userInfo'],
      ['mailto:someone@example.com', 'userInfo'],
      ['ftp://example.com', 'scheme'],
      ['javascript://example.com/%0aalert(1)', 'scheme'],
      ['javascript:alert(1)', 'url'],
      [7, 'expectedType'],
      [`https://example.com/${'a'.repeat(2000)}`, 'tooLong'],
    ],
  },
  {
    name: 'map link',
    entry: {
      label: 'link',
      type: 'String',
      uniforms: { type: 'url' },
      regExp: 'https://maps\\.example\\.com/[a-z0-9/]+',
      customRegexError: 'linkError',
      tooltip: 'linkTooltip',
      max: 60,
      optional: true,
    },
    translations: {
      ar: {
        link: 'رابط الموقع على الخريطة',
        linkError: 'الرابط يجب أن يبدأ بـ https://maps.example.com',
        linkTooltip: 'افتح الخريطة واختر المكان ثم انسخ الرابط من شريط العنوان.',
      },
      en: {
        link: 'Map link',
        linkError: 'The link must begin with https://maps.example.com',
        linkTooltip: 'Open the map, choose the place and copy the link from the address bar.',
      },
    },
    valid: [
      [
        'maps.example.com/cairo/12',
        'https://maps.example.com/cairo/12',
        'https://maps.example.com/cairo/12',
        'https://maps.example.com/cairo/12',
      ],
    ],
    wrong: [
      ['https://maps.example.org/cairo', 'pattern'],
      [`maps.example.com/${'a'.repeat(60)}`, 'max'],
    ],
  },
]
