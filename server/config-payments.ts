// The settings of paying: the gateways and the own account.

import type { Setting } from './config-kinds.ts'

export const paymentSettings = {
  SANDBOX_GATEWAY_URL: {
    kind: 'origin',
    default: '',
    sentence:
      'Origin of a sandbox payment gateway that runs by itself; demo mode alone takes one. Empty: demo mode starts one, other modes have none.',
  },
  SANDBOX_GATEWAY_KEYS: {
    kind: 'gatewayKeys',
    default: '',
    sentence:
      'The one or two live keys that it shares with the portal, as id:secret,id:secret, each secret in 32 characters or more. Empty: made at the first start in DATA_FOLDER.',
    secret: true,
  },
  BANK_IBAN: {
    kind: 'text',
    default: '',
    sentence: 'IBAN of the own account that payers transfer to; finance confirm what arrives. Empty: none.',
  },
  BANK_NAME: {
    kind: 'text',
    default: '',
    sentence: 'Its bank, as payers read it: Arabic | English.',
  },
  BANK_ACCOUNT_NAME: {
    kind: 'text',
    default: '',
    sentence: 'Whose account it is, as payers read it: Arabic | English.',
  },
  RECORDED_TIMES_DUE: {
    kind: 'count',
    default: '10',
    sentence:
      'How many times what is due finance may record as arrived by one transfer: more is a slip of the hand and is refused; 0: no limit.',
  },
  FAWRY_URL: {
    kind: 'origin',
    default: '',
    sentence:
      'Origin of FawryPay, as https://www.atfawry.com; its staging is https://atfawry.fawrystaging.com. Empty: off. Never tried against Fawry itself.',
  },
  FAWRY_MERCHANT_CODE: {
    kind: 'text',
    default: '',
    sentence: 'The merchant code that Fawry gave the authority.',
  },
  FAWRY_SECURE_KEYS: {
    kind: 'list',
    default: '',
    sentence:
      'Its secure key, or two with a comma while one replaces the other: the first signs calls, both are believed of notices.',
    secret: true,
  },
  FAWRY_MOBILE: {
    kind: 'text',
    default: '',
    sentence: 'Mobile number of the authority, given to Fawry in place of the payer’s.',
  },
  FAWRY_EMAIL: {
    kind: 'text',
    default: '',
    sentence: 'E-mail address of the authority, given to Fawry in place of the payer’s.',
  },
  PAYMOB_URL: {
    kind: 'origin',
    default: '',
    sentence:
      'Origin of Paymob, as https://accept.paymob.com, for trials by test keys too. Empty: off. Never tried against Paymob itself.',
  },
  PAYMOB_SECRET_KEY: {
    kind: 'text',
    default: '',
    sentence: 'Its secret key, by which payments are begun and given back.',
    secret: true,
  },
  PAYMOB_PUBLIC_KEY: {
    kind: 'text',
    default: '',
    sentence: 'Its public key, which payers see in the address of its page.',
  },
  PAYMOB_API_KEY: {
    kind: 'text',
    default: '',
    sentence: 'Its API key, by which it is asked what became of payments.',
    secret: true,
  },
  PAYMOB_HMAC_SECRETS: {
    kind: 'list',
    default: '',
    sentence:
      'Its HMAC secret, or two with a comma while one replaces the other: both are believed of notices.',
    secret: true,
  },
  PAYMOB_INTEGRATION: {
    kind: 'text',
    default: '',
    sentence:
      'Number of the integration by which it takes cards in Egyptian pounds; notices of others are refused.',
  },
  PAYMOB_NAME: {
    kind: 'text',
    default: '',
    sentence: 'Name of the authority, given to Paymob in place of the payer’s.',
  },
  PAYMOB_MOBILE: {
    kind: 'text',
    default: '',
    sentence: 'Mobile number of the authority, given to Paymob in place of the payer’s.',
  },
  PAYMOB_EMAIL: {
    kind: 'text',
    default: '',
    sentence: 'E-mail address of the authority, given to Paymob in place of the payer’s.',
  },
} as const satisfies Record<string, Setting>
