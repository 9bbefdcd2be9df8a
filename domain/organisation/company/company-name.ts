/** The saved name of the company, null where none is saved, as a statement. */
export const COMPANY_NAME = 'select name from company';
