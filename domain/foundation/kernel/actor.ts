/** Human roles, strongest first where comparable. `system` is the built-in user that nobody signs in as. */
export const HUMAN_ROLES = ['ceo', 'manager', 'pair_programmer', 'board_member', 'observer', 'system'] as const;
export type HumanRole = (typeof HUMAN_ROLES)[number];

export const ORG_ROLES = ['owner', 'department_admin', 'editor', 'viewer'] as const;
export type OrgRole = (typeof ORG_ROLES)[number];

/** How the caller was authenticated. `sessionId` is set for user tokens, `keyId` for API keys. */
export interface Credential {
  readonly kind: 'session_cookie' | 'session_bearer' | 'api_key' | 'system_token';
  readonly sessionId: string | null;
  readonly keyId: string | null;
}

/**
 * The authenticated caller. Built from the credential only, never from a request body; roles are those of the user record at the time of
 * the request. For an API key `role` is the effective role (the weaker of key and owner), `orgRoles` are the owner's.
 */
export interface Actor {
  readonly userId: string;
  readonly username: string;
  readonly role: HumanRole;
  readonly orgRoles: readonly OrgRole[];
  readonly scopedDepartments: readonly string[];
  readonly mustChangePassword: boolean;
  readonly credential: Credential;
}
