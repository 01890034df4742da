import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foreignAddress } from './text-links.ts'

const hosts = ['portal.example', 'staff.portal.example']

test('an address of another site is found, however it is written', () => {
  const cases: [text: string, found: string][] = [
    ['Enter {code} at https://evil.example/login', 'https://evil.example/login'],
    ['https://evil.example/?c={code}', 'https://evil.example/?c=xx'],
    ['Open evil.example.', 'evil.example'],
    ['افتح evil.com/{code}، ثم', 'evil.com'],
    ['موقع.مصر', 'موقع.مصر'],
    ['evil\u3002com', 'evil.com'],
    ['evil．com', 'evil.com'],
    ['ev\u200bil.c\u00adom', 'evil.com'],
    ['EVIL.COM', 'EVIL.COM'],
    ['{code}.evil.com', 'xx.evil.com'],
    ['evil{code}.com', 'evilxx.com'],
    ['evil.{lot}', 'evil.xx'],
    ['https://portal.example.{lot}', 'https://portal.example.xx'],
    ['https://portal.example.evil.com/', 'https://portal.example.evil.com/'],
    ['https://portal.example@evil.com/', 'https://portal.example@evil.com/'],
    ['https://evil.com@portal.example/', 'https://evil.com@portal.example/'],
    ['https:\\\\evil', 'https:\\\\evil'],
    ['//evil/page', '//evil/page'],
    ['http://portal.example/', 'http://portal.example/'],
    ['ftp://portal.example/', 'ftp://portal.example/'],
    ['http://0x7f000001/', 'http://0x7f000001/'],
    ['Call 10.20.30.40', '10.20.30.40'],
    ['Write to help@evil.com', 'evil.com'],
    ['mailto:help@evil.com', 'evil.com'],
    ['xn--80ak6aa92e.xn--p1ai', 'xn--80ak6aa92e.xn--p1ai'],
  ]
  for (const [text, found] of cases) assert.equal(foreignAddress(text, hosts), found, text)
})

test('the hosts of the portal and sentences without any address are none', () => {
  for (const text of [
    'Sign in at https://portal.example/login?next=%2F.',
    'سجل الدخول (https://staff.portal.example/)، ثم أكمل.',
    'portal.example',
    'It costs 1,250.50 EGP. Open {link}.',
    '{code} is your code. Do not share it.',
    'بسعر ٢٥٠٫٥ ج.م. من 8 a.m. to 5 p.m.',
    'The file texts.csv, or terms.pdf',
    'and/or 12/11/2026, 10:30',
    '{link}',
    'Version 1.2.3',
  ])
    assert.equal(foreignAddress(text, hosts), undefined, text)
})

test('an address that the replaced words have may stay, and no other of its site', () => {
  const own = ['Read https://ministry.example/terms']
  assert.equal(foreignAddress('Terms: https://ministry.example/terms.', hosts, own), undefined)
  assert.equal(
    foreignAddress('Terms: https://ministry.example/else', hosts, own),
    'https://ministry.example/else',
  )
})
