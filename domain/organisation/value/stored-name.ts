import { toNfc } from '../../foundation/kernel/text/text.ts';

/** The form in which names of companies, departments, agents and roles are stored: trimmed and in Unicode NFC. */
export const toStoredName = (name: string): string => toNfc(name.trim());
