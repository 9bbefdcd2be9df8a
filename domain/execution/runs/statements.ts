/** The running runs of the current generation, as a table expression. Earlier generations have no runs, and their rows are not read. */
export const CURRENT_OPEN_RUNS = '(select * from open_runs where generation = (select generation from queue_state))';
