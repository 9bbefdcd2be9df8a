/** The root task of each of the tasks that are given as JSON; null for a deleted task. */
export const SELECT_TASK_ROOTS = `select wanted.id, line.ids[cardinality(line.ids)] as "rootId"
  from json_array_elements_text(?::json) wanted (id) cross join lateral (select task_lineage(wanted.id::uuid) as ids) line`;
