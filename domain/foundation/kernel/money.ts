/** The largest amount of money: sums and shares of it stay exact enough to be compared, and never become infinite. */
export const MAX_AMOUNT = 1e12;
