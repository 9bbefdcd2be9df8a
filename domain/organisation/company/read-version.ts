import type { EntityManager } from '@mikro-orm/postgresql';
import type { JsonObject } from '../../foundation/kernel/json/canonical-json.ts';
import type { CompanyHistory, CompanyVersion } from '../changes/company-history.ts';
import type { StoredOrganisation } from '../changes/organisation-rows.ts';
import {
  groupsBySize,
  recordsOf,
  type StoredPart,
  type VersionMark,
  type VersionPart,
} from '../changes/version-parts.ts';
import {
  type AgentSnapshot,
  type CompanySettings,
  type DepartmentSnapshot,
  measureSnapshot,
  settingsOf,
} from '../value/snapshots/snapshot.ts';

const readAll = async (em: EntityManager, parts: readonly StoredPart[]): Promise<JsonObject[]> => {
  const all: JsonObject[] = [];
  for (const group of groupsBySize(parts, ({ size }) => size)) all.push(...(await recordsOf(em, group)));
  return all;
};

/**
 * Reads a version of the company in the transaction in which `present` is the current state. Equal records are the same
 * objects in both, so only the others are read. Throws as `CompanyHistory.get` does.
 */
export const readVersionIn = async (
  em: EntityManager,
  history: CompanyHistory,
  version: number | null,
  present: StoredOrganisation,
): Promise<CompanyVersion> => {
  const { marks, onlyInEarlier, onlyInLater } = await history.differences(em, version, present.version);
  const records = await readAll(em, onlyInEarlier);
  const ofPart = <T>(part: VersionPart): T[] => records.filter((_, at) => onlyInEarlier[at]?.part === part) as T[];
  const replaced = new Set(onlyInLater.map(({ part, id }) => `${part} ${id}`));
  const listOf = <T extends { readonly id: string; readonly position: number }>(
    part: VersionPart,
    now: readonly T[],
  ): readonly T[] => {
    const kept = now.filter(({ id }) => !replaced.has(`${part} ${id}`));
    const others = ofPart<T>(part);
    if (others.length === 0 && kept.length === now.length) return now;
    return [...kept, ...others].sort((left, right) => left.position - right.position);
  };
  const { snapshot } = present;
  const [settings = settingsOf(snapshot)] = ofPart<CompanySettings>('company');
  const found = {
    ...settings,
    departments: listOf<DepartmentSnapshot>('department', snapshot.departments),
    agents: listOf<AgentSnapshot>('agent', snapshot.agents),
  };
  const mark = marks.get(version ?? 0) as VersionMark;
  // After a change of the default currency or of the record format, the newest version differs from the current state.
  return measureSnapshot(found).tag === mark.contentHash ? { ...mark, snapshot: found } : history.get(em, version);
};
