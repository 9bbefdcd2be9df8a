import { asMap, type JsonMap } from '../../shared/json.ts';
import type { Tree, ValidatorPool } from './validator-pool.ts';

/** The validators of the frames of one operation of the AsyncAPI document, by the name of the frame. */
export const frameTree = (document: JsonMap, operation: string, pool: ValidatorPool): Tree =>
  Object.fromEntries(
    (asMap(asMap(document.operations)[operation]).messages as JsonMap[]).map(({ $ref }) => {
      const name = String($ref).split('/').at(-1) ?? '';
      return [name, pool.add(asMap(asMap(asMap(asMap(document.components).messages)[name]).payload))];
    }),
  );
