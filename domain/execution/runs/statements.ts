/** The running runs, as a table expression. Its condition keeps index scans from reading rows of ended runs in earlier generations. */
export const CURRENT_OPEN_RUNS = '(select * from open_runs where generation = (select generation from queue_state))';
