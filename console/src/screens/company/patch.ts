import type { Schema } from '../../api.ts';
import type { Change } from '../../ui/diff.tsx';
import { nameOf, shown } from './records.ts';

type Holder = Record<string, unknown>;
type Place = readonly [holder: Holder, key: string];

const partsOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const find = (box: Holder, path: string): Place => {
  const parts = ['root', ...partsOf(path)];
  const key = parts.pop() ?? '';
  return [parts.reduce((at, part) => at[part] as Holder, box), key];
};

const take = ([holder, key]: Place): unknown => {
  const value = holder[key];
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
  return value;
};

const put = ([holder, key]: Place, value: unknown): void => {
  if (Array.isArray(holder)) holder.splice(key === '-' ? holder.length : Number(key), 0, value);
  else holder[key] = value;
};

/** A path by the names of its records, for example "Departments › Design › Head". */
const describePath = (box: Holder, path: string): string => {
  let at = box.root as Holder | undefined;
  const names = partsOf(path).map((part) => {
    const isItem = Array.isArray(at);
    // The last item, because "-" adds to the end of a list.
    const key = isItem && part === '-' ? String(Number(at?.length) - 1) : part;
    at = at?.[key] as Holder | undefined;
    return isItem ? String(at?.name ?? key) : nameOf(part);
  });
  return names.join(' › ') || '/';
};

/** Every operation of a JSON Patch (RFC 6902) with the value before and after. */
export const patchSteps = (snapshot: unknown, operations: readonly Schema<'PatchOperation'>[]): readonly Change[] => {
  const box: Holder = { root: structuredClone(snapshot) };
  return operations.map((operation, index) => {
    const place = find(box, operation.path);
    const field = place[1];
    const told = describePath(box, operation.op === 'move' ? operation.from : operation.path);
    const name = `${index + 1}. ${told}`;
    if (operation.op === 'move') {
      const value = take(find(box, operation.from));
      put(find(box, operation.path), value);
      return { name, before: operation.from, after: operation.path };
    }
    const before = shown(field, operation.op === 'add' && Array.isArray(place[0]) ? null : place[0][field]);
    if (operation.op === 'remove') {
      take(place);
      return { name, before, after: shown(field, null) };
    }
    if (operation.op === 'add') put(place, operation.value);
    else place[0][field] = operation.value;
    return {
      name: operation.op === 'add' ? `${index + 1}. ${describePath(box, operation.path)}` : name,
      before,
      after: shown(field, operation.value),
    };
  });
};
