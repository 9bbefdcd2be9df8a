/** A statement that returns the saved name of the company, or null. */
export const COMPANY_NAME = 'select name from company';
