import { answered } from './forms.ts';
import type { Break } from './proxy/break.ts';

/** Another code of the same status for each code. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  ...{ 1000: '1002', 1001: '1002', 2000: '2001', 2001: '2000', 3000: '3001', 3002: '3001' },
  ...{ 4000: '4001', 4001: '4000', 4002: '4001', 5000: '5001', 5001: '5000', 5002: '5000' },
};
/** Every error has the right status and a wrong code. */
export const withOtherCodes: Break = answered(({ text }) => ({
  text: text.replace(/("error_code":)(\d+)/, (_all, name, code) => name + (OTHER_CODES[code] ?? code)),
}));
