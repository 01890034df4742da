// A mobile number outside a form, read as the forms read it: one rule for both. And the user name that it makes.

import { readAs } from './read-as.ts'

/** In E.164, from whatever digits and signs people write; undefined where it is no mobile number. */
export const readMobile = readAs('mobile')

/**
 * The user name that belongs to a mobile number in E.164. User names are small letters and digits: an Egyptian number
 * is written as people here write it, another with its country code and without the plus.
 */
export const usernameOfMobile = (mobile: string): string =>
  mobile.replace(/^\+20(?=1)/, '0').replace(/^\+/, '')
