import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteMove, type Move, readMove, requireUnmoved, writeMove } from '../../../domain/postgres/move.ts';

const MOVE: Move = { state: 'moved', id: '0193c5b4-5f63-7a76-8b86-8293a4b5c637', to: 'postgres://db/platform' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-moved-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the database of a data folder', () => {
  it.each([
    ['may be started', null, false, null],
    ['may be started while its data is on its way, to finish the move', 'moving', true, null],
    ['may not be started otherwise while its data is on its way', 'moving', false, 'is on its way to postgres://db'],
    ['may not be started after its data was moved', 'moved', false, 'was moved to postgres://db'],
    ['may not be started after that to finish the move either', 'moved', true, 'was moved to postgres://db'],
  ] as const)('%s', async (_, state, mayBeMoving, reason) => {
    if (state !== null) await writeMove(folder, { ...MOVE, state });
    const required = requireUnmoved(folder, mayBeMoving);
    if (reason === null) await expect(required).resolves.toBeUndefined();
    else await expect(required).rejects.toThrow(reason);
  });

  it('may be started again after a move that changed nothing', async () => {
    await writeMove(folder, MOVE);
    expect(await readMove(folder)).toEqual(MOVE);
    await deleteMove(folder);
    expect(await readMove(folder)).toBeNull();
  });
});
