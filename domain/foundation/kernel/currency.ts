import { codes } from 'currency-codes';

/** Amendments 176, 178, 179 and 180 of ISO 4217, all in force, are newer than the list of the library (June 2024). */
const ADDED = ['XCG', 'XAD'];
const WITHDRAWN = ['ANG', 'CUC', 'BGN'];

/** Active codes that are not money: precious metals, bond market units, the test code and the one for no currency. */
const NOT_MONEY = ['XAU', 'XAG', 'XPT', 'XPD', 'XBA', 'XBB', 'XBC', 'XBD', 'XTS', 'XXX'];

const REFUSED = new Set([...WITHDRAWN, ...NOT_MONEY]);
const ACTIVE: ReadonlySet<string> = new Set([...codes(), ...ADDED].filter((code) => !REFUSED.has(code)));

/** Whether the text is an active ISO 4217 code for an amount of money. Capital letters only. */
export const isCurrencyCode = (text: string): boolean => ACTIVE.has(text);
