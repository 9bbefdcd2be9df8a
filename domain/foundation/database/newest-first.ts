/** The condition that continues a list ordered newest first by creation, then id; `position` is the last row's pair. */
export const newestFirst = (position: readonly string[] | null) => {
  if (position === null) return {};
  const [createdAt = '', id = ''] = position;
  const at = new Date(createdAt);
  return { $or: [{ createdAt: { $lt: at } }, { createdAt: at, id: { $lt: id } }] };
};

/** The position of a row in such a list. */
export const positionOfNewest = ({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): string[] => [
  createdAt.toISOString(),
  id,
];
