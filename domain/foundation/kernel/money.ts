/** The largest amount of money: sums and shares of it stay exact enough to be compared, and never become infinite. */
export const MAX_AMOUNT = 1e12;

/** Decimal places of stored amounts. */
export const AMOUNT_PLACES = 9;

/** The amount as it is stored: sums of binary fractions differ from it, and a cap with more places could not be reached. */
export const storedAmount = (amount: number): number => Number(amount.toFixed(AMOUNT_PLACES));
