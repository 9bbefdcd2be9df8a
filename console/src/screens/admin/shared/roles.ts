import type { Schema } from '../../../api.ts';
import { words } from '../../../ui/values.tsx';

export type UserRole = Schema<'HumanRole'>;
export type UserAccount = Schema<'UserResponse'>;

/** The role ceo is transferred, not granted. */
const ROLES = ['manager', 'pair_programmer', 'board_member', 'observer'] as const;
export const roleOptions = (roles: readonly string[] = ROLES) => roles.map((role) => [role, words(role)] as const);

export const userPath = (user_id: string) => ({ path: { user_id } });
